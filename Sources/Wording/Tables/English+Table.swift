// swift-format-ignore-file
/// The messages in English: made by generate-messages.py from formline.pot, not by hand.
enum EnglishTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 17, 28, 30, 33, 35, 37, 123, 159, 213, 276, 358, 380, 416,
    466, 530, 538, 561, 620, 687, 742, 815, 822, 838, 855, 874, 913, 918,
    950, 978, 996, 1014, 1023, 1038, 1048, 1137, 1187, 1193, 1205, 1223, 1249, 1279,
    1324, 1349, 1414, 1441, 1455, 1466, 1478, 1497, 1530, 1561, 1566, 1575, 1580, 1586,
    1594, 1599, 1606, 1613, 1618, 1622, 1629, 1632, 1642, 1654, 1658, 1663, 1671, 1677,
    1686, 1693, 1698, 1701, 1706, 1711, 1717, 1724, 1731, 1736, 1745, 1749, 1752, 1762,
    1774, 1786, 1790, 1796, 1806, 1822, 1833, 1848, 1853, 1858, 1869, 1880, 1901, 1936,
    1974, 1998, 2060, 2096, 2146, 2206, 2247, 2301, 2324, 2371, 2417, 2460, 2502, 2535,
    2587, 2637, 2667, 2724, 2735, 2741, 2758, 2765, 2773, 2781, 2811, 2842, 2882, 2916,
    2970, 2982, 2993, 3022, 3046, 3073, 3093, 3130, 3164, 3181, 3197, 3216, 3259, 3268,
    3272, 3300, 3332, 3342, 3359, 3413, 3424, 3465, 3482, 3511, 3530, 3553, 3576, 3592,
    3620, 3657, 3668, 3688, 3705, 3739, 3773, 3836, 3853, 3914, 3930, 3993, 4026, 4089,
    4156, 4241, 4270, 4308, 4321, 4340, 4358, 4377, 4395, 4423, 4450, 4475, 4499, 4536,
    4567, 4592, 4618, 4643, 4670, 4697, 4723, 4751, 4774, 4798, 4829, 4854, 4882, 4919,
    4945, 4986, 5007, 5027, 5046, 5069, 5123, 5184, 5206, 5233, 5268, 5301, 5325, 5342,
    5362, 5386, 5415, 5452, 5505, 5578, 5616, 5662, 5710, 5729, 5762, 5802, 5850, 5899,
    5947, 5992, 6039, 6056, 6082, 6102, 6141, 6167, 6197, 6245, 6287, 6316, 6347, 6362,
    6382, 6398, 6444, 6485, 6546, 6599, 6620, 6642, 6662, 6683, 6706, 6729, 6734, 6745,
    6754, 6762, 6767, 6788, 6803, 6820, 6845, 6856, 6874, 6891, 6907, 6919, 6938, 6951,
    6963, 6980, 7000, 7019, 7035, 7049, 7072, 7079, 7086, 7094, 7104, 7112, 7129, 7140,
    7157, 7176, 7194, 7217, 7231, 7250, 7265, 7276, 7284, 7303, 7314, 7328, 7348, 7367,
    7385, 7404, 7409, 7425, 7440, 7453, 7464, 7479, 7493, 7529, 7545, 7565, 7578, 7599,
    7646, 7669, 7745, 7846, 7851, 7858, 7863, 7869, 7874, 7879, 7996, 8017, 8045, 8065,
    8086, 8109, 8151, 8178, 8194, 8270, 8289, 8307, 8331, 8344, 8367, 8399, 8444, 8471,
    8620, 8735, 8752, 8802, 8875, 8906, 8931, 8949, 9016, 9104, 9123, 9166, 9189, 9200,
    9213, 9225, 9239, 9253, 9304, 9359, 9412, 9434, 9446, 9464, 9489, 9510, 9563, 9583,
    9603, 9645, 9669, 9693, 9706, 9728, 9740, 9753, 9778, 9792, 9817, 9832, 9872, 9911,
    9933, 9955, 9979, 9999, 10035, 10074, 10096, 10114, 10131, 10146, 10158, 10170, 10188, 10210,
    10216, 10221, 10224, 10234, 10246, 10263, 10287, 10296, 10368, 10440, 10488, 10603, 10624, 10669,
    10756, 10763, 10780, 10799, 10805, 10827, 10842, 10864, 10894, 10932, 10969, 11006, 11048, 11089,
    11138, 11175, 11210, 11244, 11277, 11302, 11336, 11362, 11395, 11452, 11483, 11507, 11546, 11591,
    11648, 11667, 11689, 11719, 11747, 11781, 11801, 11835, 11860, 11882, 11929, 11951, 11973, 12054,
    12074, 12133, 12154, 12183, 12233, 12271, 12316, 12352, 12379, 12420, 12441, 12471, 12499, 12528,
    12553, 12571, 12581, 12587, 12599, 12609, 12613, 12621, 12626, 12631, 12638, 12650, 12655, 12665,
    12766, 12901, 13026, 13184, 13215, 13221, 13223, 13250, 13294, 13301, 13321, 13342, 13356, 13360,
    13528, 13670, 13690, 13694, 13702, 13715, 13723, 13737, 13764, 13777, 13799, 13825, 13846, 13870,
    13901, 13959, 13996, 14121, 14177, 14221, 14271, 14325, 14376, 14464, 14505, 14535, 14583, 14629,
    14714, 14738, 14774, 14793, 14833, 14857, 14871, 14925, 14943, 14963, 14972, 14992, 15001, 15028,
    15059, 15090, 15140, 15237, 15314, 15352, 15394, 15424,
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
    Open elsewhere: {0} ({1})
    Submitted: {0} ({1})
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
    site.yaml has had mistakes since {0}; what was right before is in use: see 'formline site check'
    It is not known whether this was submitted; look for {0} in your submissions
    What you type is not being saved: {0}
    {0} takes more than {1} bytes; shorten it
    There is nothing here for you

    """
}
