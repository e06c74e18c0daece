# Lo que Herald dice por mensaje directo a quien lo administra.
backup-failed =
    ⚠️ **Ha fallado la copia de seguridad de la base de datos de Herald.** { $why }
    Las partidas siguen y Herald lo intenta cada hora. Si ahora se perdiera la base de datos, no se podría recuperar nada posterior a la última copia buena.
