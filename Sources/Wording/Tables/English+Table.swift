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
    1774, 1786, 1790, 1796, 1806, 1822, 1837, 1842, 1847, 1858, 1869, 1890, 1925, 1963,
    1987, 2049, 2085, 2135, 2195, 2236, 2290, 2313, 2360, 2406, 2449, 2491, 2524, 2576,
    2626, 2656, 2713, 2724, 2741, 2748, 2756, 2764, 2794, 2825, 2865, 2899, 2953, 2965,
    2976, 3005, 3029, 3056, 3076, 3113, 3147, 3164, 3180, 3199, 3242, 3251, 3255, 3283,
    3315, 3325, 3342, 3396, 3407, 3448, 3465, 3494, 3513, 3536, 3559, 3575, 3603, 3640,
    3651, 3671, 3688, 3722, 3756, 3819, 3836, 3897, 3913, 3976, 4009, 4072, 4139, 4224,
    4253, 4291, 4304, 4323, 4341, 4360, 4378, 4406, 4433, 4458, 4482, 4519, 4550, 4575,
    4601, 4626, 4653, 4680, 4706, 4734, 4757, 4781, 4812, 4837, 4865, 4902, 4928, 4969,
    4990, 5010, 5029, 5052, 5106, 5167, 5189, 5216, 5251, 5284, 5308, 5325, 5345, 5369,
    5398, 5435, 5488, 5561, 5599, 5645, 5693, 5712, 5745, 5785, 5833, 5882, 5930, 5975,
    6022, 6039, 6065, 6085, 6124, 6150, 6180, 6228, 6270, 6299, 6330, 6345, 6365, 6381,
    6427, 6468, 6529, 6582, 6603, 6625, 6645, 6666, 6689, 6712, 6717, 6728, 6737, 6745,
    6750, 6771, 6786, 6803, 6828, 6839, 6857, 6874, 6890, 6902, 6921, 6934, 6946, 6963,
    6983, 7002, 7018, 7032, 7055, 7062, 7069, 7077, 7087, 7095, 7112, 7123, 7140, 7159,
    7177, 7200, 7214, 7233, 7248, 7259, 7267, 7286, 7297, 7311, 7331, 7350, 7368, 7387,
    7392, 7408, 7423, 7436, 7447, 7462, 7476, 7512, 7528, 7548, 7561, 7582, 7629, 7652,
    7728, 7829, 7834, 7841, 7846, 7852, 7857, 7884, 7900, 7976, 7995, 8013, 8037, 8050,
    8073, 8105, 8150, 8177, 8326, 8441, 8458, 8508, 8581, 8612, 8637, 8655, 8722, 8810,
    8829, 8872, 8895, 8906, 8919, 8931, 8945, 8959, 9010, 9065, 9118, 9140, 9152, 9170,
    9195, 9216, 9269, 9289, 9309, 9351, 9375, 9399, 9412, 9434, 9446, 9459, 9484, 9498,
    9523, 9538, 9578, 9617, 9639, 9661, 9685, 9705, 9741, 9780, 9802, 9820, 9837, 9852,
    9864, 9876, 9894, 9916, 9922, 9927, 9930, 9940, 9952, 9969, 9993, 10002, 10074, 10146,
    10194, 10309, 10330, 10375, 10462, 10469, 10486, 10505, 10511, 10533, 10548, 10570, 10600, 10638,
    10675, 10712, 10754, 10795, 10844, 10881, 10916, 10950, 10983, 11008, 11042, 11068, 11101, 11158,
    11189, 11213, 11252, 11297, 11354, 11373, 11395, 11425, 11453, 11487, 11507, 11541, 11566, 11588,
    11635, 11657, 11679, 11760, 11780, 11839, 11860, 11889, 11939, 11977, 12022, 12058, 12085, 12126,
    12147, 12177, 12205, 12234, 12259, 12277, 12287, 12293, 12305, 12315, 12319, 12327, 12332, 12337,
    12344, 12356, 12361, 12371, 12472, 12607, 12732, 12890, 12921, 12927, 12929, 12956, 13000, 13007,
    13027, 13048, 13062, 13066, 13234, 13376, 13396, 13400, 13408, 13421, 13429, 13443, 13470, 13483,
    13505, 13531, 13552, 13576, 13607, 13665, 13702, 13827, 13883, 13927, 13977, 14031, 14082, 14170,
    14211, 14241, 14289, 14335, 14420, 14444, 14480, 14499, 14539, 14563, 14577, 14631, 14649, 14669,
    14678, 14698, 14707, 14734, 14765, 14796, 14846, 14943, 15020, 15058, 15100, 15130,
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
