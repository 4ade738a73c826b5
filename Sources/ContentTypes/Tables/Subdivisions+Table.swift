extension Subdivisions {
  /// `country|name;name;…`.
  static let table = """
    AT|Burgenland;Kärnten;Niederösterreich;Oberösterreich;Salzburg;Steiermark;Tirol;Vorarlberg;Wien
    AU|Australian Capital Territory;New South Wales;Northern Territory;Queensland;South Australia;Tasmania;Victoria;\
    Western Australia
    BR|Acre;Alagoas;Amapá;Amazonas;Bahia;Ceará;Distrito Federal;Espírito Santo;Goiás;Maranhão;Mato Grosso;\
    Mato Grosso do Sul;Minas Gerais;Paraná;Paraíba;Pará;Pernambuco;Piauí;Rio Grande do Norte;Rio Grande do Sul;\
    Rio de Janeiro;Rondônia;Roraima;Santa Catarina;Sergipe;São Paulo;Tocantins
    CA|Alberta;British Columbia;Manitoba;New Brunswick;Newfoundland and Labrador;Northwest Territories;Nova Scotia;\
    Nunavut;Ontario;Prince Edward Island;Quebec;Saskatchewan;Yukon
    CH|Aargau;Appenzell Ausserrhoden;Appenzell Innerrhoden;Basel-Landschaft;Basel-Stadt;Bern;Fribourg;Genève;Glarus;\
    Graubünden;Jura;Luzern;Neuchâtel;Nidwalden;Obwalden;Sankt Gallen;Schaffhausen;Schwyz;Solothurn;Thurgau;Ticino;Uri;\
    Valais;Vaud;Zug;Zürich
    DE|Baden-Württemberg;Bayern;Berlin;Brandenburg;Bremen;Hamburg;Hessen;Mecklenburg-Vorpommern;Niedersachsen;\
    Nordrhein-Westfalen;Rheinland-Pfalz;Saarland;Sachsen;Sachsen-Anhalt;Schleswig-Holstein;Thüringen
    ES|Andalucía;Aragón;Canarias;Cantabria;Castilla y León;Castilla-La Mancha;Catalunya;Ceuta;\
    Comunidad Foral de Navarra;Comunidad Valenciana;Comunidad de Madrid;Extremadura;Galicia;Illes Balears;La Rioja;\
    Melilla;País Vasco;Principado de Asturias;Región de Murcia
    IN|Andaman and Nicobar Islands;Andhra Pradesh;Arunachal Pradesh;Assam;Bihar;Chandigarh;Chhattisgarh;\
    Dadra and Nagar Haveli and Daman and Diu;Delhi;Goa;Gujarat;Haryana;Himachal Pradesh;Jammu and Kashmir;Jharkhand;\
    Karnataka;Kerala;Ladakh;Lakshadweep;Madhya Pradesh;Maharashtra;Manipur;Meghalaya;Mizoram;Nagaland;Odisha;\
    Puducherry;Punjab;Rajasthan;Sikkim;Tamil Nadu;Telangana;Tripura;Uttar Pradesh;Uttarakhand;West Bengal
    IT|Abruzzo;Basilicata;Calabria;Campania;Emilia-Romagna;Friuli Venezia Giulia;Lazio;Liguria;Lombardia;Marche;Molise;\
    Piemonte;Puglia;Sardegna;Sicilia;Toscana;Trentino-Alto Adige;Umbria;Valle d'Aosta;Veneto
    JP|Aichi;Akita;Aomori;Chiba;Ehime;Fukui;Fukuoka;Fukushima;Gifu;Gunma;Hiroshima;Hokkaido;Hyogo;Ibaraki;Ishikawa;\
    Iwate;Kagawa;Kagoshima;Kanagawa;Kochi;Kumamoto;Kyoto;Mie;Miyagi;Miyazaki;Nagano;Nagasaki;Nara;Niigata;Oita;Okayama;\
    Okinawa;Osaka;Saga;Saitama;Shiga;Shimane;Shizuoka;Tochigi;Tokushima;Tokyo;Tottori;Toyama;Wakayama;Yamagata;\
    Yamaguchi;Yamanashi
    MX|Aguascalientes;Baja California;Baja California Sur;Campeche;Chiapas;Chihuahua;Ciudad de México;Coahuila;Colima;\
    Durango;Guanajuato;Guerrero;Hidalgo;Jalisco;Michoacán de Ocampo;Morelos;México;Nayarit;Nuevo León;Oaxaca;Puebla;\
    Querétaro;Quintana Roo;San Luis Potosí;Sinaloa;Sonora;Tabasco;Tamaulipas;Tlaxcala;Veracruz de Ignacio de la Llave;\
    Yucatán;Zacatecas
    NL|Drenthe;Flevoland;Fryslân;Gelderland;Groningen;Limburg;Noord-Brabant;Noord-Holland;Overijssel;Utrecht;Zeeland;\
    Zuid-Holland
    US|Alabama;Alaska;American Samoa;Arizona;Arkansas;California;Colorado;Connecticut;Delaware;District of Columbia;\
    Florida;Georgia;Guam;Hawaii;Idaho;Illinois;Indiana;Iowa;Kansas;Kentucky;Louisiana;Maine;Maryland;Massachusetts;\
    Michigan;Minnesota;Mississippi;Missouri;Montana;Nebraska;Nevada;New Hampshire;New Jersey;New Mexico;New York;\
    North Carolina;North Dakota;Northern Mariana Islands;Ohio;Oklahoma;Oregon;Pennsylvania;Puerto Rico;Rhode Island;\
    South Carolina;South Dakota;Tennessee;Texas;U.S. Virgin Islands;United States Minor Outlying Islands;Utah;Vermont;\
    Virginia;Washington;West Virginia;Wisconsin;Wyoming
    """
}
