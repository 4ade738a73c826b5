// swift-format-ignore-file
/// The messages in Spanish: made by generate-messages.py from es.po, not by hand.
enum SpanishTable {
  static let plural: StaticString = "n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2"

  static let ends: [UInt32] = [
    6, 16, 26, 28, 31, 33, 35, 124, 240, 310, 402, 479, 577, 615,
    674, 754, 855, 863, 907, 1002, 1100, 1198, 1296, 1303, 1319, 1339, 1361, 1401,
    1408, 1438, 1463, 1481, 1500, 1513, 1534, 1546, 1625, 1679, 1685, 1698, 1725, 1758,
    1788, 1841, 1875, 1964, 1994, 2008, 2022, 2037, 2064, 2104, 2143, 2150, 2159, 2169,
    2176, 2184, 2193, 2201, 2210, 2216, 2224, 2231, 2239, 2258, 2275, 2280, 2285, 2294,
    2302, 2313, 2320, 2326, 2329, 2336, 2343, 2348, 2355, 2361, 2371, 2381, 2385, 2388,
    2405, 2426, 2439, 2445, 2451, 2461, 2475, 2491, 2513, 2519, 2524, 2535, 2546, 2568,
    2615, 2657, 2677, 2745, 2786, 2832, 2890, 2939, 2987, 3017, 3065, 3111, 3154, 3195,
    3233, 3289, 3338, 3366, 3414, 3425, 3431, 3448, 3457, 3465, 3476, 3506, 3538, 3578,
    3597, 3638, 3653, 3665, 3694, 3728, 3761, 3782, 3822, 3858, 3875, 3892, 3912, 3959,
    3971, 3975, 4004, 4044, 4056, 4075, 4138, 4149, 4229, 4258, 4302, 4331, 4366, 4404,
    4426, 4467, 4517, 4535, 4562, 4582, 4630, 4671, 4737, 4750, 4828, 4845, 4911, 4931,
    5009, 5092, 5205, 5229, 5263, 5277, 5298, 5318, 5338, 5357, 5387, 5416, 5441, 5468,
    5501, 5537, 5554, 5576, 5602, 5624, 5647, 5673, 5702, 5727, 5749, 5778, 5805, 5825,
    5856, 5882, 5926, 5949, 5968, 5991, 6018, 6065, 6136, 6158, 6180, 6194, 6232, 6250,
    6276, 6296, 6325, 6355, 6398, 6458, 6537, 6574, 6620, 6668, 6687, 6721, 6758, 6803,
    6854, 6900, 6944, 6990, 7014, 7042, 7063, 7105, 7128, 7158, 7206, 7251, 7281, 7311,
    7322, 7348, 7369, 7421, 7467, 7534, 7599, 7621, 7642, 7664, 7686, 7710, 7735, 7742,
    7753, 7767, 7776, 7782, 7809, 7824, 7846, 7873, 7889, 7916, 7942, 7962, 7974, 7993,
    8007, 8021, 8040, 8068, 8087, 8108, 8131, 8161, 8168, 8176, 8183, 8190, 8206, 8226,
    8239, 8247, 8264, 8277, 8303, 8329, 8351, 8379, 8394, 8417, 8437, 8447, 8457, 8482,
    8497, 8522, 8549, 8577, 8600, 8617, 8626, 8648, 8664, 8677, 8690, 8703, 8727, 8761,
    8776, 8802, 8816, 8838, 8887, 8911, 8977, 9076, 9083, 9090, 9096, 9103, 9109, 9115,
    9315, 9336, 9367, 9387, 9419, 9451, 9509, 9537, 9554, 9633, 9660, 9686, 9713, 9727,
    9753, 9812, 9870, 9905, 10052, 10249, 10269, 10321, 10399, 10434, 10462, 10491, 10568, 10665,
    10689, 10735, 10762, 10775, 10788, 10805, 10818, 10832, 10909, 10986, 11075, 11108, 11124, 11152,
    11184, 11212, 11267, 11293, 11323, 11366, 11397, 11426, 11445, 11477, 11492, 11508, 11532, 11547,
    11575, 11594, 11641, 11688, 11715, 11743, 11777, 11803, 11845, 11889, 11918, 11943, 11964, 11980,
    11987, 12003, 12019, 12052, 12058, 12063, 12066, 12078, 12088, 12109, 12136, 12145, 12221, 12295,
    12353, 12535, 12567, 12632, 12766, 12775, 12795, 12817, 12825, 12847, 12866, 12883, 12906, 12941,
    12977, 13022, 13055, 13091, 13146, 13180, 13217, 13257, 13285, 13311, 13353, 13392, 13427, 13497,
    13518, 13533, 13584, 13635, 13721, 13739, 13760, 13799, 13828, 13863, 13888, 13916, 13940, 13956,
    14001, 14022, 14047, 14163, 14182, 14262, 14281, 14300, 14351, 14404, 14447, 14485, 14521, 14566,
    14587, 14617, 14644, 14685, 14713, 14735, 14748, 14754, 14762, 14771, 14775, 14785, 14792, 14798,
    14806, 14818, 14826, 14842, 14944, 15096, 15163, 15386, 15396, 15461, 15463, 15491, 15517, 15529,
    15539, 15571, 15582, 15600, 15622, 15717, 15860, 15869, 15878, 15887, 15906, 15914, 15930, 15950,
    15964, 15985, 16020, 16039, 16060, 16084, 16137, 16185, 16349, 16418, 16475, 16522, 16581, 16636,
    16726, 16776, 16812, 16863, 16910, 16996, 17021, 17058, 17091, 17107, 17152, 17180, 17198, 17271,
    17292, 17316, 17329, 17352, 17362, 17384, 17418, 17446, 17488, 17536, 17626, 17684, 17726, 17765,
    17794,
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
    Intro,Tab,Esc,Espacio,Retroceso,Supr,Arriba,Abajo,Izquierda,Derecha,Inicio,Fin,RePág,AvPág,Insert,Ctrl,Alt,Mayús
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
    Vaciado: {0} lo recupera
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
    Añadir un campo
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
    no hay opciones
    escribir para filtrar
    Ayuda
    Más
    {0} de {1}
    {0} de {1}
    lu ma mi ju vi sá do
    Solo los campos de texto se abren en un editor
    Un secreto no se puede abrir en un editor
    Aquí no hay editor
    No se puede abrir el editor «{0}»: pon el tuyo en VISUAL o EDITOR
    No se puede abrir el editor «{0}»: {1}
    El editor «{0}» no terminó: no cambia nada
    El editor «{0}» terminó con estado {1}: no cambia nada
    El editor «{0}» fue detenido por la señal {1}
    El texto de «{0}» no es UTF-8: no cambia nada
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
    HH:MM
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
    Al menos {0}
    Como máximo {0}: hay {1}\u{1F}Como máximo {0}: hay {1}\u{1F}Como máximo {0}: hay {1}
    Como máximo {0}
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
    «{0}» ya no se ofrece: elige otra opción
    {0} no se puede elegir
    Elige al menos {0}
    Elige como máximo {0}
    No puede haber dos iguales
    Las filas {0} y {1} son iguales: basta con una
    «{0}» es la clave de las filas {1} y {2}: cada una debe ser distinta
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
    Esto no es una hora con su diferencia de UTC como 14:30:00Z
    Esto no es una fecha con hora y su diferencia de UTC como 2026-02-28T14:30:00Z
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
    cifras
    a grandes pasos
    ordenar por columna
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
    Arriba, Abajo: más; otra: volver
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
    abrir
    {0} pregunta; una línea vacía toma lo que está entre corchetes\u{1F}{0} preguntas; una línea vacía toma lo que está entre corchetes\u{1F}{0} preguntas; una línea vacía toma lo que está entre corchetes
    Pregunta {0} de {1}.
    Lo que escribes no se muestra.
    En este orden: {0}.
    {0} cifra\u{1F}{0} cifras\u{1F}{0} cifras
    {0} letra\u{1F}{0} letras\u{1F}{0} letras
    {0} letra o cifra\u{1F}{0} letras o cifras\u{1F}{0} letras o cifras
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
    Responde {0} o {1}.
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
    p. m.|p.m.|pm|de la tarde
    de la noche
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
    Continuar ({1}): {0}
    Abierto en otra sesión ({1}): {0}
    Enviado ({1}): {0}
    Enviado. Recibo: {0}
    Ya enviado. Recibo: {0}
    No enviado: ya se enviaron otras respuestas como {0}
    sus borradores ocupan todo el espacio permitido
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
    Otra de sus sesiones continúa este formulario y lo conserva; aquí empieza uno nuevo
    Ya existe otra revisión
    Lo que se revisa aquí fue eliminado
    No enviado: {0} ha fallado ({1})
    No enviado: {0}
    No enviado: no se pueden sellar los secretos
    {0} está cerrado hasta {1}
    {0} está cerrado
    {0} pregunta le espera\u{1F}{0} preguntas le esperan\u{1F}{0} preguntas le esperan
    Responder: {0} ({1})
    {0} pregunta, hasta {1}
    {0} pregunta
    ¿Por qué lo rechaza?
    Rechazado
    {0} ya lo ha resuelto
    ha pasado el plazo para responder
    {0} ha retirado la pregunta
    Los operadores han terminado esta sesión
    Esta sesión ha agotado su tiempo de procesador
    site.yaml tiene errores desde {0}; se usa la versión anterior: vea 'formline site check'
    No se sabe si se ha enviado; busque {0} entre sus envíos
    Lo que escribe no se está guardando: {0}
    {0} ocupa más de {1} bytes; acórtelo
    Aquí no hay nada para usted

    """
}
