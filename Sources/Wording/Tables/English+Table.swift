// swift-format-ignore-file
/// The messages in English: made by generate-messages.py from formline.pot, not by hand.
enum EnglishTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 17, 28, 31, 33, 35, 121, 157, 211, 274, 356, 378, 414, 464,
    528, 536, 559, 618, 685, 740, 813, 820, 836, 853, 872, 911, 916, 948,
    966, 984, 993, 1008, 1018, 1107, 1157, 1163, 1175, 1193, 1219, 1249, 1294, 1319,
    1384, 1411, 1425, 1436, 1448, 1467, 1500, 1531, 1536, 1545, 1550, 1556, 1564, 1569,
    1576, 1583, 1588, 1592, 1599, 1602, 1612, 1616, 1621, 1629, 1635, 1644, 1651, 1656,
    1659, 1664, 1669, 1675, 1682, 1689, 1694, 1703, 1707, 1710, 1720, 1732, 1744, 1748,
    1754, 1764, 1780, 1795, 1800, 1811, 1832, 1867, 1905, 1929, 1991, 2027, 2077, 2137,
    2178, 2232, 2255, 2302, 2348, 2391, 2433, 2466, 2518, 2552, 2582, 2639, 2650, 2667,
    2674, 2682, 2690, 2720, 2751, 2791, 2845, 2857, 2868, 2897, 2921, 2948, 2968, 3005,
    3039, 3056, 3072, 3091, 3134, 3143, 3147, 3175, 3207, 3217, 3234, 3288, 3299, 3340,
    3357, 3386, 3405, 3428, 3451, 3467, 3495, 3532, 3566, 3600, 3663, 3724, 3787, 3820,
    3883, 3950, 4035, 4064, 4102, 4115, 4134, 4152, 4171, 4189, 4217, 4244, 4269, 4311,
    4342, 4367, 4393, 4418, 4445, 4472, 4503, 4528, 4556, 4593, 4619, 4660, 4681, 4701,
    4720, 4743, 4797, 4819, 4846, 4881, 4914, 4938, 4955, 4975, 4999, 5028, 5065, 5103,
    5149, 5197, 5216, 5249, 5289, 5337, 5386, 5434, 5479, 5526, 5543, 5569, 5589, 5628,
    5654, 5684, 5732, 5774, 5803, 5818, 5838, 5884, 5925, 5986, 6039, 6060, 6082, 6102,
    6123, 6146, 6169, 6174, 6185, 6194, 6202, 6207, 6228, 6243, 6260, 6285, 6303, 6320,
    6336, 6348, 6367, 6380, 6392, 6409, 6429, 6444, 6460, 6474, 6497, 6504, 6511, 6519,
    6529, 6537, 6554, 6565, 6582, 6601, 6619, 6642, 6656, 6675, 6690, 6701, 6709, 6728,
    6739, 6753, 6773, 6792, 6810, 6829, 6834, 6850, 6865, 6878, 6889, 6904, 6918, 6954,
    6970, 6990, 7003, 7024, 7071, 7094, 7170, 7263, 7290, 7306, 7386, 7405, 7423, 7447,
    7460, 7483, 7515, 7560, 7587, 7712, 7827, 7844, 7894, 7967, 7998, 8023, 8041, 8108,
    8196, 8215, 8258, 8281, 8292, 8305, 8317, 8331, 8345, 8396, 8451, 8504, 8526, 8538,
    8556, 8581, 8602, 8655, 8675, 8695, 8737, 8761, 8785, 8798, 8820, 8832, 8845, 8870,
    8884, 8909, 8924, 8964, 9003, 9025, 9047, 9071, 9091, 9127, 9166, 9188, 9206, 9223,
    9238, 9250, 9262, 9280, 9302, 9308, 9313, 9316, 9326, 9338, 9355, 9379, 9388, 9460,
    9532, 9580, 9695, 9716, 9761, 9848, 9855, 9872, 9891, 9897, 9919, 9934, 9956, 9986,
    10024, 10061, 10098, 10140, 10181, 10230, 10267, 10302, 10336, 10369, 10394, 10428, 10454, 10487,
    10544, 10575, 10599, 10638, 10683, 10740, 10759, 10781, 10811, 10839, 10873, 10893, 10927, 10952,
    10974, 11021, 11043, 11065, 11146, 11166, 11225, 11246, 11275, 11325, 11363, 11408, 11444, 11471,
    11512, 11533, 11563, 11591, 11620, 11645, 11663, 11673, 11679, 11691, 11701, 11705, 11713, 11718,
    11723, 11730, 11742, 11747, 11757, 11858, 11993, 12118, 12276, 12307, 12313, 12315, 12342, 12386,
    12393, 12413, 12434, 12448, 12452, 12620, 12762, 12782, 12786, 12794, 12807, 12815, 12829, 12856,
    12869, 12891, 12912, 12936, 12967, 13025, 13086, 13211, 13267, 13311, 13361, 13415, 13466, 13554,
    13602, 13648, 13672, 13708, 13748, 13772, 13786, 13840, 13858, 13878, 13887, 13907, 13916, 13958,
    14008, 14105, 14182, 14220, 14262, 14292,
  ]

  static let texts: StaticString = """
    {0}: 
    {0} to {1}
    {0} or {1}
    , 
    y
    n
    January February March April May June July August September October November December
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
    All
    None
    Decline
    Agree
    Calendar
    Search
    done
    go
    send
    join
    route
    search
    return
    next
    continue
    yes
    no
    New issue
    Blank issue
    Description
    Key
    Value
    choose…
    nothing matches
    type to filter
    More
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
    “{0}” depends on {1}: not yet
    “{0}” is not possible now
    Nothing was typed: the key sent bytes that are not UTF-8
    YYYY-MM-DD
    YYYY-MM-DD HH:MM
    INSERT
    COMMAND
    REPLACE
    Only digits can be typed here
    Only numbers can be typed here
    Only ASCII characters can be typed here
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
    {0} is required: add at least one
    {0} is required: answer yes or no
    Use at least {0}: there is {1}\u{1F}Use at least {0}: there are {1}
    Use at most {0}: there is {1}\u{1F}Use at most {0}: there are {1}
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
    This does not have the required form: {0}
    This is too long to be checked
    Fill in the whole of {0}
    This must be at least {0}
    This must be at most {0}
    This must be more than {0}
    This must be less than {0}
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
    what was typed
    did you mean '{0}'?
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
    line above, below
    next value, back
    take suggestion
    suggestions
    show what is typed
    the calendar
    open, close
    submit the field
    option above, below
    choose, or not
    submit the form
    what is wrong
    choose all shown, none
    choose
    filter
    letters
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
    'help' explains the question, 'back' returns to the previous one, 'clear' removes the answer
    This is the first question
    Answer {0} or n
    Your earlier answers are restored: 'review' reads them, 'back' returns to them.
    Keep {0}, row {1}?
    Add a row to {0}?
    Add another row to {0}?
    {0}, row {1}
    An answer is required.
    Optional: press Return to skip.
    Press Return for the value in brackets: {0}.
    '{0}' at any question: {1}
    Also: 'back' returns to the previous question, 'review' reads your answers, 'help' repeats this, 'clear' removes the answer.
    {0} option: type part of a name to list it if it matches\u{1F}{0} options: type part of a name to list those that match
    Answer {0} or n.
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
    pm|p.m.|p.m|in the afternoon|in the evening
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
    Go on with: {0} ({1})
    Submitted: {0} ({1})
    Submitted. Receipt: {0}
    Submitted before. Receipt: {0}
    Not submitted: other answers were submitted before as {0}
    Your drafts have used up their space; this one was not saved
    Nobody may submit more than {0} time an hour; try again later\u{1F}Nobody may submit more than {0} times an hour; try again later
    Too many sessions are open; end one, or try again later
    The store is busy; submit again in a moment
    The store has no room left; nothing was submitted
    The store cannot be written to; nothing was submitted
    The store cannot be reached; nothing was submitted
    The store cannot be reached. Please wait: this goes on once it is back (Ctrl-C ends it)
    The store has refused it; nothing was submitted
    This form is open in another of your sessions
    A newer revision exists
    Not submitted: {0} has failed ({1})
    Not submitted: secrets cannot be sealed
    {0} is closed until {1}
    {0} is closed
    {0} question waits for you\u{1F}{0} questions wait for you
    Answer: {0} ({1})
    {0} asks, until {1}
    {0} asks
    Why do you decline?
    Declined
    Not submitted: {0} has settled it already
    The operators of the site have ended this session
    site.yaml has had mistakes since {0}; what was right before is in use: see 'formline site check'
    It is not known whether this was submitted; look for {0} in your submissions
    What you type is not being saved: {0}
    {0} takes more than {1} bytes; shorten it
    There is nothing here for you

    """
}
