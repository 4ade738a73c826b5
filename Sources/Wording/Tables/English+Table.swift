// swift-format-ignore-file
/// The messages in English: made by generate-messages.py from formline.pot, not by hand.
enum EnglishTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 17, 28, 30, 33, 35, 37, 123, 227, 263, 317, 380, 462, 484,
    520, 570, 634, 642, 665, 724, 791, 846, 919, 926, 942, 959, 978, 1017,
    1022, 1054, 1082, 1100, 1118, 1127, 1142, 1152, 1241, 1291, 1297, 1309, 1327, 1353,
    1383, 1428, 1453, 1518, 1545, 1559, 1570, 1582, 1601, 1634, 1665, 1670, 1679, 1684,
    1690, 1698, 1703, 1710, 1717, 1722, 1726, 1733, 1736, 1746, 1758, 1762, 1767, 1775,
    1781, 1790, 1797, 1802, 1805, 1810, 1815, 1821, 1828, 1835, 1840, 1849, 1853, 1856,
    1866, 1878, 1890, 1894, 1900, 1910, 1926, 1937, 1952, 1957, 1962, 1973, 1984, 2005,
    2040, 2078, 2102, 2164, 2200, 2250, 2310, 2351, 2405, 2428, 2475, 2521, 2564, 2606,
    2639, 2691, 2741, 2771, 2828, 2839, 2845, 2862, 2869, 2877, 2885, 2915, 2946, 2986,
    3020, 3074, 3086, 3097, 3126, 3150, 3177, 3197, 3234, 3268, 3285, 3301, 3320, 3363,
    3372, 3376, 3404, 3436, 3446, 3463, 3517, 3528, 3569, 3586, 3615, 3634, 3657, 3680,
    3696, 3724, 3761, 3772, 3792, 3809, 3843, 3877, 3940, 3957, 4018, 4034, 4097, 4130,
    4193, 4260, 4345, 4374, 4412, 4425, 4444, 4462, 4481, 4499, 4527, 4554, 4579, 4603,
    4640, 4671, 4696, 4722, 4747, 4774, 4801, 4827, 4855, 4878, 4902, 4933, 4958, 4986,
    5023, 5049, 5090, 5111, 5131, 5150, 5173, 5227, 5288, 5310, 5337, 5372, 5405, 5429,
    5446, 5466, 5490, 5519, 5556, 5609, 5682, 5720, 5766, 5814, 5833, 5866, 5906, 5954,
    6003, 6051, 6096, 6143, 6160, 6186, 6206, 6245, 6271, 6301, 6349, 6391, 6420, 6451,
    6466, 6486, 6502, 6548, 6589, 6650, 6703, 6724, 6746, 6766, 6787, 6810, 6833, 6838,
    6849, 6858, 6866, 6871, 6892, 6907, 6924, 6949, 6960, 6978, 6995, 7011, 7023, 7042,
    7055, 7067, 7084, 7104, 7123, 7139, 7153, 7176, 7183, 7190, 7198, 7205, 7220, 7237,
    7247, 7255, 7272, 7283, 7300, 7319, 7337, 7360, 7374, 7393, 7408, 7419, 7427, 7446,
    7457, 7471, 7491, 7510, 7528, 7547, 7552, 7568, 7583, 7596, 7607, 7622, 7636, 7672,
    7688, 7708, 7721, 7742, 7789, 7812, 7888, 7989, 7994, 8001, 8006, 8012, 8017, 8022,
    8139, 8160, 8188, 8208, 8229, 8252, 8294, 8321, 8337, 8413, 8432, 8450, 8474, 8487,
    8510, 8542, 8587, 8614, 8763, 8878, 8897, 8947, 9020, 9051, 9076, 9094, 9161, 9249,
    9268, 9311, 9334, 9345, 9358, 9370, 9384, 9398, 9449, 9504, 9557, 9579, 9591, 9609,
    9634, 9655, 9708, 9728, 9748, 9790, 9814, 9838, 9851, 9873, 9885, 9898, 9923, 9937,
    9962, 9977, 10017, 10056, 10078, 10100, 10124, 10144, 10180, 10219, 10241, 10259, 10276, 10291,
    10303, 10315, 10333, 10355, 10361, 10366, 10369, 10379, 10391, 10408, 10432, 10441, 10513, 10585,
    10633, 10748, 10769, 10814, 10901, 10908, 10925, 10944, 10950, 10972, 10987, 11009, 11039, 11077,
    11114, 11151, 11193, 11234, 11283, 11320, 11355, 11389, 11422, 11447, 11481, 11507, 11540, 11597,
    11628, 11652, 11691, 11736, 11793, 11812, 11834, 11864, 11892, 11926, 11946, 11980, 12005, 12027,
    12074, 12096, 12118, 12199, 12219, 12278, 12299, 12328, 12378, 12416, 12461, 12497, 12524, 12565,
    12586, 12616, 12644, 12673, 12698, 12716, 12726, 12732, 12744, 12754, 12758, 12766, 12771, 12776,
    12783, 12795, 12800, 12810, 12911, 13046, 13171, 13329, 13360, 13366, 13368, 13395, 13424, 13448,
    13455, 13475, 13496, 13510, 13514, 13682, 13824, 13844, 13848, 13856, 13869, 13877, 13891, 13918,
    13931, 13948, 13974, 13995, 14019, 14050, 14108, 14145, 14270, 14326, 14370, 14420, 14474, 14525,
    14613, 14654, 14684, 14732, 14778, 14863, 14887, 14919, 14955, 14974, 15014, 15038, 15052, 15106,
    15124, 15144, 15153, 15173, 15182, 15209, 15240, 15271, 15321, 15365, 15462, 15539, 15577, 15619,
    15649,
  ]

  static let texts: StaticString = """
    {0}: 
    {0} to {1}
    {0} or {1}
    ,
    , 
    y
    n
    January February March April May June July August September October November December
    Return,Tab,Esc,Space,Backspace,Delete,Up,Down,Left,Right,Home,End,PageUp,PageDown,Insert,Ctrl,Alt,Shift
    {0} required left\u{1F}{0} required left
    {0} answer needs attention\u{1F}{0} answers need attention
    what was typed is kept and offered by the next run of the form
    what was typed is kept, secrets excepted, and offered by the next run of the form
    {0} chosen\u{1F}{0} chosen
    {0} of {1} chosen\u{1F}{0} of {1} chosen
    {0} chosen, at least {1}\u{1F}{0} chosen, at least {1}
    {0} of {2} chosen, at least {1}\u{1F}{0} of {2} chosen, at least {1}
    {0} {2}
    {0} answer\u{1F}{0} answers
    {0} answer from today at {1}\u{1F}{0} answers from today at {1}
    {0} answer from yesterday at {1}\u{1F}{0} answers from yesterday at {1}
    {0} answer from {1} at {2}\u{1F}{0} answers from {1} at {2}
    {0}; {1} more no longer has a field\u{1F}{0}; {1} more no longer have a field
    Submit
    Step {0} of {1}
    {0}: other pages
    Check your answers
    Press Return on an answer to change it
    Back
    Row removed: {0} brings it back
    Cleared: {0} brings it back
    {0}: to this list
    {0}, row {1}, {2}
    {0} asks
    A program asks
    Host: {0}
    Agree only if you know this host; then open the page yourself: nothing is opened for you
    Careful: this host name can look like another one
    Total
    Add another
    Add ({0} at most)
    and {0} more\u{1F}and {0} more
    Discard what you typed? [y/N]
    Leave the form? What you typed is kept [y/N]
    This form runs commands:
    Any key goes on and lets these commands run; Esc leaves the form
    Resume where you left off?
    ↑↓ choose
    ⏎ resume
    Del discard
    type to start over
    Del again discards these answers
    Number, or n to start over [1]
    Edit
    Previous
    Next
    Clear
    Suggest
    Undo
    Reveal
    Cancel
    Done
    Add
    Remove
    OK
    Ask again
    Add a field
    All
    None
    Decline
    Agree
    Calendar
    Search
    Done
    Go
    Send
    Join
    Route
    Search
    Return
    Next
    Continue
    yes
    no
    New issue
    Blank issue
    Description
    Key
    Value
    choose…
    nothing matches
    no options
    type to filter
    Help
    More
    {0} of {1}
    {0} of {1}
    Mo Tu We Th Fr Sa Su
    Only text fields open in an editor
    Secrets cannot be opened in an editor
    There is no editor here
    The editor '{0}' cannot be run: set VISUAL or EDITOR to yours
    The editor '{0}' cannot be run: {1}
    The editor '{0}' did not end: nothing was changed
    The editor '{0}' ended with status {1}: nothing was changed
    The editor '{0}' was ended by signal {1}
    The text from '{0}' is not UTF-8: nothing was changed
    No text came back: {0}
    Nothing was changed: this field takes one line
    Nothing was pasted: this field takes one line
    Nothing was changed: the text is not UTF-8
    Nothing was pasted: the text is not UTF-8
    Control characters were left out
    Only the beginning was pasted: the text is too long
    “{0}” is not available yet: it depends on {1}
    “{0}” is not possible now
    Nothing was typed: the key sent bytes that are not UTF-8
    YYYY-MM-DD
    HH:MM
    YYYY-MM-DD HH:MM
    INSERT
    COMMAND
    REPLACE
    Only digits can be typed here
    Only numbers can be typed here
    Only ASCII characters can be typed here
    There is no place for this in {0}
    '{0}' is not a valid value: the last one was restored
    checking…
    loading…
    This answer was not accepted
    The check took too long
    The check did not run: {0}
    No suggestions: {0}
    The options could not be loaded: {0}
    the command ended with status {0}
    it took too long
    it gave no list
    it gave no verdict
    what the command wrote is no text in UTF-8
    required
    y/n
    numbers separated by commas
    end with a line of a single dot
    unchanged
    cannot be chosen
    Answer with the name or number of an option, 1 to {0}
    Error: {0}
    {0} {2} has {3} day\u{1F}{0} {2} has {3} days
    {0} row\u{1F}{0} rows
    {0} character\u{1F}{0} characters
    {0} hour\u{1F}{0} hours
    {0} minute\u{1F}{0} minutes
    {0} second\u{1F}{0} seconds
    {0} is required
    {0} is required: choose one
    {0} is required: choose at least one
    Choose one
    Choose at least one
    Add at least one
    {0} is required: add at least one
    {0} is required: answer yes or no
    Use at least {0}: there is {1}\u{1F}Use at least {0}: there are {1}
    Use at least {0}
    Use at most {0}: there is {1}\u{1F}Use at most {0}: there are {1}
    Use at most {0}
    Add at least {0}: there is {1}\u{1F}Add at least {0}: there are {1}
    Add at least {0}: there are none
    Keep at most {0}: there is {1}\u{1F}Keep at most {0}: there are {1}
    This must be in steps of {0} day\u{1F}This must be in steps of {0} days
    This must be in steps of {0} day from {1}\u{1F}This must be in steps of {0} days from {1}
    This must be in steps of {0}
    This must be in steps of {0} from {1}
    Row {0}, {1}
    This is not a date
    {0} is not a date
    This is not a time
    {0} is not a time
    This is not a date and time
    {0} is not a date and time
    {0} fits {1}: choose one
    This must look like {0}
    This does not have the required form
    This is too long to be checked
    Fill in the whole of {0}
    This must be at least {0}
    This must be at most {0}
    This must be more than {0}
    This must be less than {0}
    This must be {0} or later
    This must be {0} or earlier
    This must be after {0}
    This must be before {0}
    This must be a multiple of {0}
    “{0}” must be chosen
    This is not the same as {0}
    The schema does not allow this ({0})
    Choose one of the options
    '{0}' is not offered now: choose another
    {0} cannot be chosen
    Choose at least {0}
    Choose at most {0}
    No two may be the same
    Rows {0} and {1} are the same: each may be there once
    '{0}' is the key of rows {1} and {2}: each may be there once
    There is no such file
    There is no such directory
    There is no such file or directory
    This is a directory; name a file
    This is not a directory
    {0} is not valid
    This must hold: {0}
    Name a file that exists
    Name a directory that exists
    Name a file or directory that exists
    This is not a time with its offset such as 14:30:00Z
    This is not a date and time with its offset such as 2026-02-28T14:30:00Z
    This is not a duration such as P1DT2H
    This is not an IPv4 address such as 192.0.2.1
    This is not an IPv6 address such as 2001:db8::1
    This is not a UUID
    This is not a regular expression
    This is not a JSON pointer such as /a/0
    This is not a relative JSON pointer such as 1/a
    This is not a host name such as host.example.com
    This is not a URI such as https://example.com/a
    This is not a URI reference such as ../a?b=c
    This is not a URI template such as /users/{id}
    {0} is too large
    {0} is not a whole number
    {0} is not a number
    {0} is not a number; write it like {1}
    {0} is neither yes nor no
    {0} is not one of the options
    {0} can mean {1} or {2}: write the one you mean
    {0} can mean two things: write it in full
    the value is not a JSON list
    the value is not a JSON object
    what was typed
    did you mean '{0}'?
    options are {0}
    '{0}' is not a date; write it like 2026-02-28
    '{0}' is not a time; write it like 14:30
    '{0}' is not a date and time; write it like 2026-02-28 14:30
    '{0}' is not a UTC offset; write it like +01:00 or Z
    there is no year {0}
    there is no month {0}
    there is no day {0}
    there is no hour {0}
    there is no minute {0}
    there is no second {0}
    Keys
    This field
    The form
    Editing
    Rows
    add a row, remove it
    remove the row
    move it up, down
    bring a removed row back
    find a row
    line above, below
    next value, back
    take suggestion
    suggestions
    show what is typed
    the calendar
    open, close
    submit the field
    option above, below
    select or deselect
    submit the form
    what is wrong
    choose all shown, none
    choose
    filter
    letters
    digits
    in large steps
    sort by a column
    on or off
    yes, no
    press the button
    a new line
    next field, back
    field above, below
    first, last field
    page before, next page
    half a screen
    close, then cancel
    cancel at once
    draw again
    suspend
    start, end of line
    start, end
    word back, on
    cut the word before
    cut the word after
    cut before, after
    paste what was cut
    undo
    earlier answers
    search in them
    vi: commands
    vi: insert
    in your editor
    any key: back
    Up, Down: more; any other key: back
    understood: {0}
    answered, not shown
    not answered
    {0} was not answered
    input ended before every question was answered
    This line is not UTF-8
    Press Return to submit, or type the name of a question to change its answer
    '{0}' explains the question, '{1}' returns to the previous one, '{2}' reads your answers, '{3}' ends
    back
    review
    help
    clear
    quit
    open
    {0} question; an empty line takes what stands in brackets\u{1F}{0} questions; an empty line takes what stands in brackets
    Question {0} of {1}.
    What you type is not shown.
    In this order: {0}.
    {0} digit\u{1F}{0} digits
    {0} letter\u{1F}{0} letters
    {0} letter or digit\u{1F}{0} letters or digits
    This is the first question
    Answer {0} or n
    Your earlier answers are restored: '{0}' reads them, '{1}' returns to them.
    Keep {0}, row {1}?
    Add a row to {0}?
    Add another row to {0}?
    {0}, row {1}
    An answer is required.
    Optional: press Return to skip.
    Press Return for the value in brackets: {0}.
    '{0}' at any question: {1}
    Also: '{0}' returns to the previous question, '{1}' reads your answers, '{2}' repeats this, '{3}' removes the answer, '{4}' ends without submitting.
    {0} option: type part of a name to list it if it matches\u{1F}{0} options: type part of a name to list those that match
    Answer {0} or {1}.
    Answer with the number of an option, or its name.
    Answer with the numbers of options, or their names, separated by commas.
    Answer with a whole number{0}.
    Answer with a number{0}.
    Answer as {0}{1}.
    Answer in any number of lines{0}; end with a line of a single dot.
    Answer in any number of lines{0}, which are not shown; end with a line of a single dot.
    Answer row by row.
    Answer in one line{0}, which is not shown.
    Answer in one line{0}.
    {0} to {1}
    at least {0}
    at most {0}
    more than {0}
    less than {0}
     of {0} to {1} character\u{1F} of {0} to {1} characters
     of at least {0} character\u{1F} of at least {0} characters
     of at most {0} character\u{1F} of at most {0} characters
    a valid email address
    a valid URL
    a valid host name
    a valid telephone number
    a valid country code
    only the digits of this part of the telephone number
    a valid postal code
    a valid card number
    a valid expiration date as month and year
    a valid expiration date
    a valid expiration year
    a valid code
    a valid security code
    a valid EID
    a valid IMEI
    a valid day of the month
    a valid month
    a valid expiration month
    a valid amount
    a valid date of birth as year-month-day
    a valid year of birth with four digits
    a valid date and time
    a valid flight number
    a valid tracking number
    a valid branch name
    a valid country code of two letters
    a valid currency code of three letters
    a valid language code
    a valid time zone
    name on the card
    12 High Street
    Apartment 3
    City, State
    a long passphrase
    {0} digits\u{1F}{0} digits
    MM/YY
    YYYY
    DD
    Enter {0}
    {0} for {1}
    {0}, such as {1}
    {0}, such as {1} or {2}
    {0}: {1}
    This card has expired: enter an expiration date that is not in the past
    This card has expired: enter an expiration year that is not in the past
    Enter a date of birth that is not in the future
    Enter a date of birth that is not more than {0} year ago\u{1F}Enter a date of birth that is not more than {0} years ago
    {0} digit\u{1F}{0} digits
    it has only {0} digit\u{1F}it has only {0} digits
    it has {0} digit, more than any number has\u{1F}it has {0} digits, more than any number has
    spaces
    invisible spaces
    control characters
    '{0}'
    it cannot contain {0}
    it is too long
    the @ sign is missing
    there is more than one @ sign
    the part before the @ sign is missing
    the part after the @ sign is missing
    the part after the @ sign has no dot
    there is a dot too many before the @ sign
    there is a dot too many after the @ sign
    a hyphen cannot stand beside a dot or the @ sign
    there is a comma where a dot belongs
    {0} cannot stand before the @ sign
    {0} cannot stand after the @ sign
    https:// is missing at the start
    // is missing after {0}:
    the host name is missing after //
    nothing follows the colon
    the host name is not a valid one
    the port after the host name is not a number up to 65535
    leave out everything up to ://
    there is a dot too many
    no part can begin or end with a hyphen
    a part between dots has more than 63 letters
    it has more than {0} letter\u{1F}it has more than {0} letters
    it has only digits
    it needs {0}, not {1}
    {0} numbers have {1}, not {2}
    at least one digit is wrong
    the + can only stand at the start
    no country has +{0}
    it is a + and one to three digits
    a number from {0} to {1}
    it is from {0} to {1}
    a number from 1 to 12 or a name, such as March
    the month is 01 to 12
    this card has expired
    no card is valid for more than {0} year\u{1F}no card is valid for more than {0} years
    it is in the future
    it is more than {0} year ago\u{1F}it is more than {0} years ago
    there is no such day
    there is no such time of day
    it begins with the airline's two or three letters
    one to four digits follow the airline
    it needs 6 to 40 letters and digits, not {0}
    it cannot contain two dots in a row
    no part can end with .lock
    a slash can only stand between two names
    it cannot contain @{
    it cannot begin with a hyphen
    @ alone has another meaning
    no part can begin with a dot
    it cannot end with a dot
    did you mean {0}?
    clipboard
    clock
    environment
    generator
    git
    history
    host
    list
    locale
    suggestions
    user
    this form
    monday|mon,tuesday|tue|tues,wednesday|wed,thursday|thu|thur|thurs,friday|fri,saturday|sat,sunday|sun
    january|jan,february|feb,march|mar,april|apr,may,june|jun,july|jul,august|aug,september|sep|sept,october|oct,november|nov,december|dec
    day before yesterday|the day before yesterday=-2,yesterday=-1,today=0,tomorrow=1,day after tomorrow|the day after tomorrow=2
    in N days|in N day|N days from now|N day from now=1,in N weeks|in N week|N weeks from now|N week from now=7,N days ago|N day ago=-1,N weeks ago|N week ago=-7
    this_coming_|this_|coming_|on_
    next_
    -
    am|a.m.|a.m|in the morning
    pm|p.m.|p.m|in the afternoon
    in the evening|at night
    of|the
    noon|midday|12 noon
    midnight|12 midnight
    now|right now
    at_
    half past H=30,a quarter past H|quarter past H=15,a quarter to H|quarter to H=-15,M minutes past H|M past H=1,M minutes to H|M to H=-1,H o'clock|H o’clock|H oclock=0
    a|an|one=1,two=2,three=3,four=4,five=5,six=6,seven=7,eight=8,nine=9,ten=10,eleven=11,twelve=12,twenty=20,twenty-five|twenty five=25,thirty=30
    monthFirst dayFirst
    Run
    Options
    Command line
    Command
    One per line.
    What would you like to do?
    Fill in: {0}
    Go on ({1}): {0}
    Open elsewhere ({1}): {0}
    Submitted ({1}): {0}
    Submitted. Receipt: {0}
    Submitted before. Receipt: {0}
    Not submitted: other answers were submitted before as {0}
    your drafts have used up their space
    Nobody may submit more than {0} time an hour; try again later\u{1F}Nobody may submit more than {0} times an hour; try again later
    Too many sessions are open; end one, or try again later
    The store is busy; submit again in a moment
    The store has no room left; nothing was submitted
    The store cannot be written to; nothing was submitted
    The store cannot be reached; nothing was submitted
    The store cannot be reached. Please wait: this goes on once it is back (Ctrl-C ends it)
    The store is slow to answer. Please wait
    {0} must be a path within {1}
    The store has refused it; nothing was submitted
    This form is open in another of your sessions
    This form is open in another of your sessions, where it stays; a new one begins here
    A newer revision exists
    What is revised here was purged
    Not submitted: {0} has failed ({1})
    Not submitted: {0}
    Not submitted: secrets cannot be sealed
    {0} is closed until {1}
    {0} is closed
    {0} question waits for you\u{1F}{0} questions wait for you
    Answer: {0} ({1})
    {0} asks, until {1}
    {0} asks
    Why do you decline?
    Declined
    {0} has settled it already
    the time for an answer is over
    {0} has withdrawn the question
    The operators of the site have ended this session
    This session has used up its processor time
    site.yaml has had mistakes since {0}; what was right before is in use: see 'formline site check'
    It is not known whether this was submitted; look for {0} in your submissions
    What you type is not being saved: {0}
    {0} takes more than {1} bytes; shorten it
    There is nothing here for you

    """
}
