// swift-format-ignore-file
/// The messages in Spanish: made by generate-messages.py from es.po, not by hand.
enum SpanishTable {
  static let plural: StaticString = "n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2"

  static let ends: [UInt32] = [
    6, 16, 26, 28, 31, 33, 35, 124, 194, 286, 363, 461, 499, 558,
    638, 739, 747, 791, 886, 984, 1082, 1180, 1187, 1203, 1223, 1245, 1285, 1292,
    1322, 1340, 1359, 1372, 1393, 1405, 1484, 1538, 1544, 1557, 1584, 1617, 1647, 1700,
    1734, 1823, 1853, 1867, 1881, 1896, 1923, 1963, 2002, 2009, 2018, 2028, 2035, 2043,
    2052, 2060, 2069, 2075, 2083, 2090, 2098, 2117, 2122, 2127, 2136, 2144, 2155, 2162,
    2168, 2171, 2178, 2185, 2190, 2197, 2203, 2213, 2223, 2227, 2230, 2247, 2268, 2281,
    2287, 2293, 2303, 2317, 2339, 2345, 2350, 2361, 2372, 2394, 2441, 2483, 2503, 2569,
    2608, 2652, 2708, 2755, 2801, 2831, 2879, 2925, 2968, 3009, 3047, 3103, 3152, 3180,
    3228, 3239, 3256, 3265, 3273, 3284, 3314, 3346, 3386, 3405, 3446, 3461, 3473, 3502,
    3536, 3569, 3590, 3630, 3666, 3683, 3700, 3720, 3767, 3779, 3783, 3812, 3852, 3864,
    3883, 3946, 3957, 4037, 4066, 4110, 4139, 4174, 4212, 4234, 4275, 4325, 4343, 4370,
    4390, 4438, 4479, 4545, 4623, 4689, 4709, 4787, 4870, 4983, 5007, 5041, 5055, 5076,
    5096, 5116, 5135, 5165, 5194, 5219, 5246, 5279, 5315, 5332, 5354, 5380, 5402, 5425,
    5451, 5480, 5505, 5527, 5556, 5583, 5603, 5634, 5660, 5702, 5725, 5744, 5767, 5794,
    5841, 5863, 5885, 5899, 5937, 5955, 5981, 6001, 6030, 6060, 6103, 6140, 6186, 6234,
    6253, 6287, 6324, 6369, 6420, 6466, 6510, 6556, 6580, 6608, 6629, 6671, 6694, 6724,
    6772, 6817, 6847, 6877, 6888, 6914, 6935, 6987, 7033, 7100, 7165, 7187, 7208, 7230,
    7252, 7276, 7301, 7308, 7319, 7333, 7342, 7348, 7375, 7390, 7412, 7439, 7455, 7482,
    7508, 7528, 7540, 7559, 7573, 7587, 7606, 7634, 7653, 7674, 7697, 7727, 7734, 7742,
    7749, 7762, 7770, 7787, 7800, 7826, 7852, 7874, 7902, 7917, 7940, 7960, 7970, 7980,
    8005, 8020, 8045, 8072, 8100, 8123, 8140, 8149, 8171, 8187, 8200, 8213, 8226, 8250,
    8285, 8300, 8326, 8340, 8362, 8411, 8435, 8501, 8600, 8607, 8614, 8620, 8627, 8633,
    8661, 8678, 8757, 8784, 8810, 8837, 8851, 8877, 8936, 8994, 9029, 9176, 9373, 9391,
    9443, 9521, 9556, 9584, 9613, 9690, 9787, 9811, 9857, 9884, 9897, 9910, 9927, 9940,
    9954, 10031, 10108, 10197, 10230, 10246, 10274, 10306, 10334, 10389, 10415, 10445, 10488, 10519,
    10548, 10567, 10599, 10614, 10630, 10654, 10669, 10697, 10716, 10763, 10810, 10837, 10865, 10899,
    10925, 10967, 11011, 11040, 11065, 11086, 11102, 11109, 11125, 11141, 11174, 11180, 11185, 11188,
    11200, 11210, 11231, 11258, 11267, 11343, 11417, 11475, 11657, 11689, 11754, 11888, 11897, 11917,
    11939, 11947, 11969, 11988, 12005, 12028, 12063, 12099, 12144, 12177, 12213, 12268, 12302, 12339,
    12379, 12407, 12433, 12475, 12514, 12549, 12619, 12640, 12655, 12706, 12757, 12843, 12861, 12882,
    12921, 12950, 12985, 13010, 13038, 13062, 13078, 13123, 13144, 13169, 13285, 13304, 13384, 13403,
    13422, 13473, 13526, 13569, 13607, 13643, 13688, 13709, 13739, 13766, 13807, 13835, 13857, 13870,
    13876, 13884, 13893, 13897, 13907, 13914, 13920, 13928, 13940, 13948, 13964, 14066, 14218, 14285,
    14508, 14518, 14583, 14585, 14613, 14651, 14661, 14693, 14704, 14722, 14744, 14839, 14982, 14991,
    15000, 15009, 15028, 15036, 15052, 15072, 15086, 15107, 15126, 15147, 15171, 15224, 15293, 15457,
    15526, 15583, 15630, 15689, 15744, 15834, 15884, 15920, 15971, 16018, 16043, 16076, 16121, 16149,
    16167, 16240, 16261, 16285, 16298, 16321, 16331, 16365, 16407, 16497, 16555, 16597, 16636, 16665,
  ]

  static let texts: StaticString = """
    {0}: 
    {0} a {1}
    {0} o {1}
    .
    , 
    s
    n
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    falta {0} obligatoria\u{1F}faltan {0} obligatorias\u{1F}faltan {0} obligatorias
    Hay que revisar {0} respuesta\u{1F}Hay que revisar {0} respuestas\u{1F}Hay que revisar {0} respuestas
    lo escrito se conserva y se ofrece la próxima vez que se abra el formulario
    lo escrito se conserva, salvo los secretos, y se ofrece la próxima vez que se abra el formulario
    {0} elegido\u{1F}{0} elegidos\u{1F}{0} elegidos
    {0} de {1} elegido\u{1F}{0} de {1} elegidos\u{1F}{0} de {1} elegidos
    {0} elegido, al menos {1}\u{1F}{0} elegidos, al menos {1}\u{1F}{0} elegidos, al menos {1}
    {0} de {2} elegido, al menos {1}\u{1F}{0} de {2} elegidos, al menos {1}\u{1F}{0} de {2} elegidos, al menos {1}
    {0} {2}
    {0} respuesta\u{1F}{0} respuestas\u{1F}{0} respuestas
    {0} respuesta de hoy a las {1}\u{1F}{0} respuestas de hoy a las {1}\u{1F}{0} respuestas de hoy a las {1}
    {0} respuesta de ayer a las {1}\u{1F}{0} respuestas de ayer a las {1}\u{1F}{0} respuestas de ayer a las {1}
    {0} respuesta del {1} a las {2}\u{1F}{0} respuestas del {1} a las {2}\u{1F}{0} respuestas del {1} a las {2}
    {0}; {1} más ya no tiene campo\u{1F}{0}; {1} más ya no tienen campo\u{1F}{0}; {1} más ya no tienen campo
    Enviar
    Paso {0} de {1}
    {0}: otras páginas
    Revisa tus respuestas
    Intro sobre una respuesta vuelve a ella
    Volver
    Fila quitada: {0} la recupera
    {0}: a esta lista
    {0}, fila {1}, {2}
    {0} pregunta
    Un programa pregunta
    Equipo: {0}
    Acepta solo si conoces este equipo; luego abre la página tú: no se abre nada
    Cuidado: este nombre de equipo puede parecerse a otro
    Total
    Añadir otra
    Añadir ({0} como máximo)
    y {0} más\u{1F}y {0} más\u{1F}y {0} más
    ¿Descartar lo escrito? [s/N]
    ¿Salir del formulario? Lo escrito se conserva [s/N]
    Este formulario ejecuta comandos:
    Cualquier tecla continúa y deja que se ejecuten estos comandos; Esc sale del formulario
    ¿Continuar donde lo dejaste?
    ↑↓ elegir
    ⏎ continuar
    Supr descartar
    una letra empieza de nuevo
    Supr otra vez descarta estas respuestas
    Número, o n para empezar de nuevo [1]
    Editar
    Anterior
    Siguiente
    Borrar
    Sugerir
    Deshacer
    Mostrar
    Cancelar
    Listo
    Añadir
    Quitar
    Aceptar
    Preguntar otra vez
    Todo
    Nada
    Rechazar
    Aceptar
    Calendario
    Buscar
    Listo
    Ir
    Enviar
    Unirse
    Ruta
    Buscar
    Intro
    Siguiente
    Continuar
    sí
    no
    Nueva incidencia
    Incidencia en blanco
    Descripción
    Clave
    Valor
    elegir…
    nada coincide
    escribir para filtrar
    Ayuda
    Más
    {0} de {1}
    {0} de {1}
    lu ma mi ju vi sá do
    Solo los campos de texto se abren en un editor
    Un secreto no se puede abrir en un editor
    Aquí no hay editor
    No se puede abrir el editor '{0}': pon el tuyo en VISUAL o EDITOR
    No se puede abrir el editor '{0}': {1}
    El editor '{0}' no terminó: no cambia nada
    El editor '{0}' terminó con estado {1}: no cambia nada
    El editor '{0}' fue detenido por la señal {1}
    El texto de '{0}' no es UTF-8: no cambia nada
    No volvió ningún texto: {0}
    Este campo tiene una línea: no se cambió nada
    Este campo tiene una línea: no se pegó nada
    Esto no es texto UTF-8: no se cambió nada
    Esto no es texto UTF-8: no se pegó nada
    Se quitaron los caracteres de control
    El texto es demasiado largo: solo se pegó el principio
    «{0}» aún no está disponible: depende de {1}
    «{0}» no es posible ahora
    Una tecla no envió UTF-8: no se escribió nada
    AAAA-MM-DD
    AAAA-MM-DD HH:MM
    INSERTAR
    COMANDO
    REEMPLAZAR
    Aquí solo se escriben cifras
    Aquí solo se escriben números
    Aquí solo se escriben caracteres ASCII
    Eso no cabe en {0}
    «{0}» no es un valor aquí y se retira
    comprobando…
    cargando…
    Esta respuesta no se aceptó
    La comprobación tardó demasiado
    La comprobación no se hizo: {0}
    Sin sugerencias: {0}
    No se pudieron cargar las opciones: {0}
    la orden terminó con el estado {0}
    tardó demasiado
    no dio una lista
    no dio un veredicto
    lo que escribió la orden no es texto en UTF-8
    obligatorio
    s/n
    números separados por comas
    termina con una línea de un solo punto
    sin cambios
    no se puede elegir
    Responde con el nombre o el número de una opción, de 1 a {0}
    Error: {0}
    {0} de {2} tiene {3} día\u{1F}{0} de {2} tiene {3} días\u{1F}{0} de {2} tiene {3} días
    {0} fila\u{1F}{0} filas\u{1F}{0} filas
    {0} carácter\u{1F}{0} caracteres\u{1F}{0} caracteres
    {0} hora\u{1F}{0} horas\u{1F}{0} horas
    {0} minuto\u{1F}{0} minutos\u{1F}{0} minutos
    {0} segundo\u{1F}{0} segundos\u{1F}{0} segundos
    Respuesta obligatoria
    Respuesta obligatoria: elige una opción
    Respuesta obligatoria: elige al menos una opción
    Elige una opción
    Elige al menos una opción
    Añade al menos uno
    Respuesta obligatoria: añade al menos una fila
    Respuesta obligatoria: responde sí o no
    Al menos {0}: hay {1}\u{1F}Al menos {0}: hay {1}\u{1F}Al menos {0}: hay {1}
    Como máximo {0}: hay {1}\u{1F}Como máximo {0}: hay {1}\u{1F}Como máximo {0}: hay {1}
    Al menos {0}: hay {1}\u{1F}Al menos {0}: hay {1}\u{1F}Al menos {0}: hay {1}
    Al menos {0}: hay 0
    Como máximo {0}: hay {1}\u{1F}Como máximo {0}: hay {1}\u{1F}Como máximo {0}: hay {1}
    Debe ir de {0} en {0} día\u{1F}Debe ir de {0} en {0} días\u{1F}Debe ir de {0} en {0} días
    Debe ir de {0} en {0} día desde {1}\u{1F}Debe ir de {0} en {0} días desde {1}\u{1F}Debe ir de {0} en {0} días desde {1}
    Debe ir en pasos de {0}
    Debe ir en pasos de {0} desde {1}
    Fila {0}, {1}
    Esto no es una fecha
    {0} no es una fecha
    Esto no es una hora
    {0} no es una hora
    Esto no es una fecha con hora
    {0} no es una fecha con hora
    {0} puede ser {1}: elige
    Debe tener esta forma: {0}
    Esto no tiene la forma requerida
    Es demasiado largo para comprobarlo
    Rellena todo {0}
    Debe ser al menos {0}
    Debe ser como máximo {0}
    Debe ser más que {0}
    Debe ser menos que {0}
    No puede ser antes de {0}
    No puede ser después de {0}
    Debe ser después de {0}
    Debe ser antes de {0}
    Debe ser un múltiplo de {0}
    «{0}» debe estar elegido
    No coincide con {0}
    El esquema no lo permite ({0})
    Elige una de las opciones
    '{0}' ya no se ofrece: elige otra opción
    {0} no se puede elegir
    Elige al menos {0}
    Elige como máximo {0}
    No puede haber dos iguales
    Las filas {0} y {1} son iguales: basta con una
    Ese archivo no existe
    Esa carpeta no existe
    Eso no existe
    Es una carpeta; hace falta un archivo
    No es una carpeta
    {0}: respuesta no válida
    Debe cumplirse: {0}
    Indica un archivo que exista
    Indica una carpeta que exista
    Indica un archivo o una carpeta que exista
    Esto no es una duración como P1DT2H
    Esto no es una dirección IPv4 como 192.0.2.1
    Esto no es una dirección IPv6 como 2001:db8::1
    Esto no es un UUID
    Esto no es una expresión regular
    Esto no es un puntero JSON como /a/0
    Esto no es un puntero JSON relativo como 1/a
    Esto no es un nombre de host como host.example.com
    Esto no es una URI como https://example.com/a
    Esto no es una referencia URI como ../a?b=c
    Esto no es una plantilla URI como /users/{id}
    {0} es demasiado grande
    {0} no es un número entero
    {0} no es un número
    {0} no es un número; escríbelo como {1}
    {0} no es ni sí ni no
    {0} no es una de las opciones
    {0} puede ser {1} o {2}: escribe uno de los dos
    {0} puede ser dos cosas: escríbelo completo
    el valor no es una lista JSON
    el valor no es un objeto JSON
    lo escrito
    ¿querías decir «{0}»?
    las opciones son {0}
    «{0}» no es una fecha; escríbela como 2026-02-28
    «{0}» no es una hora; escríbela como 14:30
    «{0}» no es una fecha con hora; escríbela como 2026-02-28 14:30
    «{0}» no es una diferencia con UTC; escríbela como +01:00 o Z
    no existe el año {0}
    no existe el mes {0}
    no existe el día {0}
    no existe la hora {0}
    no existe el minuto {0}
    no existe el segundo {0}
    Teclas
    Este campo
    El formulario
    Edición
    Filas
    añadir una fila, quitarla
    quitar la fila
    moverla arriba, abajo
    recuperar una fila quitada
    buscar una fila
    línea de arriba, de abajo
    valor siguiente, anterior
    tomar la sugerencia
    sugerencias
    mostrar lo escrito
    el calendario
    abrir, cerrar
    confirmar el campo
    opción de arriba, de abajo
    marcar o desmarcar
    enviar el formulario
    lo que hay que revisar
    elegir todo lo mostrado, nada
    elegir
    filtrar
    letras
    activar o no
    sí, no
    pulsar el botón
    línea nueva
    campo siguiente, anterior
    campo de arriba, de abajo
    primer, último campo
    página anterior, siguiente
    media pantalla
    cerrar, luego cancelar
    cancelar al momento
    redibujar
    suspender
    principio, fin de línea
    principio, fin
    palabra atrás, adelante
    cortar la palabra anterior
    cortar la palabra siguiente
    cortar antes, después
    pegar lo cortado
    deshacer
    respuestas anteriores
    buscar en ellas
    vi: órdenes
    vi: insertar
    en tu editor
    cualquier tecla: volver
    Up, Down: más; otra tecla: volver
    entendido: {0}
    respondida, no se muestra
    sin respuesta
    {0}: no se respondió
    la entrada terminó antes de la última pregunta
    Esta línea no es UTF-8
    Una línea vacía envía; el nombre de una pregunta vuelve a ella
    «{0}» explica la pregunta, «{1}» hace la anterior, «{2}» lee las respuestas, «{3}» termina
    atrás
    repaso
    ayuda
    borrar
    salir
    Esta es la primera pregunta
    Responde {0} o n
    Las respuestas anteriores están ahí: «{0}» las lee, «{1}» lleva a ellas.
    ¿Conservar {0}, fila {1}?
    ¿Añadir una fila a {0}?
    ¿Añadir otra fila a {0}?
    {0}, fila {1}
    Hace falta una respuesta.
    No hace falta respuesta: una línea vacía sigue adelante.
    Una línea vacía toma lo que está entre corchetes: {0}.
    «{0}» en cualquier pregunta: {1}
    Además, «{0}» hace la pregunta anterior, «{1}» lee las respuestas, «{2}» dice esto, «{3}» quita la respuesta, «{4}» termina sin enviar.
    {0} opción: una parte de un nombre enumera las que la contienen\u{1F}{0} opciones: una parte de un nombre enumera las que la contienen\u{1F}{0} opciones: una parte de un nombre enumera las que la contienen
    Responde {0} o n.
    Responde con el número de una opción o su nombre.
    Responde con los números de las opciones o sus nombres, separados por comas.
    Responde con un número entero{0}.
    Responde con un número{0}.
    Responde en la forma {0}{1}.
    Responde en las líneas que quieras{0}; una línea de un solo punto termina.
    Responde en las líneas que quieras{0}, que no se muestran; una línea de un solo punto termina.
    Responde fila por fila.
    Responde en una línea{0}, que no se muestra.
    Responde en una línea{0}.
    de {0} a {1}
    al menos {0}
    como máximo {0}
    más que {0}
    menos que {0}
    , de {0} a {1} carácter\u{1F}, de {0} a {1} caracteres\u{1F}, de {0} a {1} caracteres
    , al menos {0} carácter\u{1F}, al menos {0} caracteres\u{1F}, al menos {0} caracteres
    , {0} carácter como máximo\u{1F}, {0} caracteres como máximo\u{1F}, {0} caracteres como máximo
    una dirección de correo válida
    una URL válida
    un nombre de equipo válido
    un número de teléfono válido
    un prefijo de país válido
    solo las cifras de esta parte del número de teléfono
    un código postal válido
    un número de tarjeta válido
    una fecha de caducidad válida, mes y año
    una fecha de caducidad válida
    un año de caducidad válido
    un código válido
    un código de seguridad válido
    un EID válido
    un IMEI válido
    un día del mes válido
    un mes válido
    un mes de caducidad válido
    un importe válido
    una fecha de nacimiento válida, año-mes-día
    un año de nacimiento válido de cuatro cifras
    una fecha con hora válida
    un número de vuelo válido
    un número de seguimiento válido
    un nombre de rama válido
    un código de país válido de dos letras
    un código de moneda válido de tres letras
    un código de idioma válido
    una zona horaria válida
    nombre en la tarjeta
    Calle Mayor, 12
    piso 3
    ciudad, región
    una frase larga
    {0} cifras\u{1F}{0} cifras\u{1F}{0} cifras
    MM/AA
    AAAA
    DD
    Escribe {0}
    {0} ({2})
    {0}, por ejemplo {1}
    {0}, por ejemplo {1} o {2}
    {0}: {1}
    Esta tarjeta ha caducado: escribe una fecha de caducidad que no haya pasado
    Esta tarjeta ha caducado: escribe un año de caducidad que no haya pasado
    Escribe una fecha de nacimiento que no esté en el futuro
    Escribe una fecha de nacimiento de hace no más de {0} año\u{1F}Escribe una fecha de nacimiento de hace no más de {0} años\u{1F}Escribe una fecha de nacimiento de hace no más de {0} años
    {0} cifra\u{1F}{0} cifras\u{1F}{0} cifras
    solo tiene {0} cifra\u{1F}solo tiene {0} cifras\u{1F}solo tiene {0} cifras
    tiene {0} cifra, más que cualquier número\u{1F}tiene {0} cifras, más que cualquier número\u{1F}tiene {0} cifras, más que cualquier número
    espacios
    espacios invisibles
    caracteres de control
    «{0}»
    no puede contener {0}
    es demasiado largo
    falta el signo @
    hay más de un signo @
    falta la parte anterior al signo @
    falta la parte posterior al signo @
    la parte posterior al signo @ no tiene punto
    sobra un punto antes del signo @
    sobra un punto después del signo @
    un guion no puede estar junto a un punto ni al signo @
    hay una coma en lugar de un punto
    antes del signo @ no puede haber {0}
    después del signo @ no puede haber {0}
    falta https:// al principio
    falta // después de {0}:
    falta el nombre del equipo después de //
    no hay nada después de los dos puntos
    el nombre del equipo no es válido
    el puerto después del nombre del equipo no es un número hasta 65535
    omite todo hasta ://
    sobra un punto
    ninguna parte puede empezar ni acabar con un guion
    una parte entre puntos tiene más de 63 caracteres
    tiene más de {0} carácter\u{1F}tiene más de {0} caracteres\u{1F}tiene más de {0} caracteres
    solo tiene cifras
    necesita {0}, no {1}
    los números de {0} tienen {1}, no {2}
    al menos una cifra está mal
    el + solo puede estar al principio
    ningún país tiene +{0}
    un + y de una a tres cifras
    un número de {0} a {1}
    va de {0} a {1}
    un número de 1 a 12 o un nombre, como marzo
    el mes va de 01 a 12
    esta tarjeta ha caducado
    ninguna tarjeta vale más de {0} año\u{1F}ninguna tarjeta vale más de {0} años\u{1F}ninguna tarjeta vale más de {0} años
    está en el futuro
    fue hace más de {0} año\u{1F}fue hace más de {0} años\u{1F}fue hace más de {0} años
    ese día no existe
    esa hora no existe
    empieza con las dos o tres letras de la aerolínea
    después de la aerolínea van de una a cuatro cifras
    necesita de 6 a 40 letras y cifras, no {0}
    no puede contener dos puntos seguidos
    ninguna parte puede acabar en .lock
    una barra solo puede estar entre dos nombres
    no puede contener @{
    no puede empezar con un guion
    @ solo significa otra cosa
    ninguna parte puede empezar con un punto
    no puede acabar en un punto
    ¿querías decir {0}?
    portapapeles
    reloj
    entorno
    generada
    git
    historial
    equipo
    lista
    región
    sugerencias
    usuario
    este formulario
    lunes|lun,martes|mar,miércoles|miercoles|mié,jueves|jue,viernes|vie,sábado|sabado|sáb,domingo|dom
    enero|ene,febrero|feb,marzo|mar,abril|abr,mayo|may,junio|jun,julio|jul,agosto|ago,septiembre|setiembre|sept|sep,octubre|oct,noviembre|nov,diciembre|dic
    antes de ayer|anteayer=-2,ayer=-1,hoy=0,mañana=1,pasado mañana=2
    en N días|en N dias|en N día|dentro de N días|dentro de N dias|dentro de N día=1,en N semanas|en N semana|dentro de N semanas|dentro de N semana=7,hace N días|hace N dias|hace N día=-1,hace N semanas|hace N semana=-7
    este_|el_
    el_próximo_|próximo_|el_proximo_|proximo_|_próximo|_que_viene
    -
    a. m.|a.m.|am|de la mañana
    p. m.|p.m.|pm|de la tarde|de la noche
    de|del|el
    mediodía|mediodia|al mediodía
    medianoche
    ahora|ahora mismo
    a_las_|a_la_|las_|la_
    H y media=30,H y cuarto=15,H menos cuarto=-15,H y M=1,H menos M=-1,H en punto|H horas|H hora=0
    un|una|uno=1,dos=2,tres=3,cuatro=4,cinco=5,seis=6,siete=7,ocho=8,nueve=9,diez=10,once=11,doce=12,quince=15,veinte=20,veinticinco=25,treinta=30
    dayFirst
    Ejecutar
    Opciones
    Línea de comandos
    Comando
    Uno por línea.
    ¿Qué desea hacer?
    Rellenar: {0}
    Continuar: {0} ({1})
    Enviado: {0} ({1})
    Enviado. Recibo: {0}
    Ya enviado. Recibo: {0}
    No enviado: ya se enviaron otras respuestas como {0}
    Sus borradores ocupan todo el espacio permitido; este no se conserva
    No más de {0} envío por hora; inténtelo más tarde\u{1F}No más de {0} envíos por hora; inténtelo más tarde\u{1F}No más de {0} envíos por hora; inténtelo más tarde
    Hay demasiadas sesiones abiertas; cierre una o inténtelo más tarde
    El almacén está ocupado; envíe de nuevo en un momento
    El almacén está lleno; no se ha enviado nada
    No se puede escribir en el almacén; no se ha enviado nada
    No se puede acceder al almacén; no se ha enviado nada
    No se puede acceder al almacén. Espere: se continuará cuando vuelva (Ctrl-C para salir)
    El almacén tarda en responder. Espere, por favor
    {0} debe ser una ruta dentro de {1}
    El almacén lo ha rechazado; no se ha enviado nada
    Otra de sus sesiones continúa este formulario
    Ya existe otra revisión
    No enviado: {0} ha fallado ({1})
    No enviado: no se pueden sellar los secretos
    {0} está cerrado hasta {1}
    {0} está cerrado
    {0} pregunta le espera\u{1F}{0} preguntas le esperan\u{1F}{0} preguntas le esperan
    Responder: {0} ({1})
    {0} pregunta, hasta {1}
    {0} pregunta
    ¿Por qué lo rechaza?
    Rechazado
    No enviado: {0} ya lo ha resuelto
    Los operadores han terminado esta sesión
    site.yaml tiene errores desde {0}; se usa la versión anterior: vea 'formline site check'
    No se sabe si se ha enviado; busque {0} entre sus envíos
    Lo que escribe no se está guardando: {0}
    {0} ocupa más de {1} bytes; acórtelo
    Aquí no hay nada para usted

    """
}
