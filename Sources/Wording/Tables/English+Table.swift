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
    2587, 2637, 2667, 2724, 2735, 2752, 2759, 2767, 2775, 2805, 2836, 2876, 2910, 2964,
    2976, 2987, 3016, 3040, 3067, 3087, 3124, 3158, 3175, 3191, 3210, 3253, 3262, 3266,
    3294, 3326, 3336, 3353, 3407, 3418, 3459, 3476, 3505, 3524, 3547, 3570, 3586, 3614,
    3651, 3662, 3682, 3699, 3733, 3767, 3830, 3847, 3908, 3924, 3987, 4020, 4083, 4150,
    4235, 4264, 4302, 4315, 4334, 4352, 4371, 4389, 4417, 4444, 4469, 4493, 4530, 4561,
    4586, 4612, 4637, 4664, 4691, 4717, 4745, 4768, 4792, 4823, 4848, 4876, 4913, 4939,
    4980, 5001, 5021, 5040, 5063, 5117, 5178, 5200, 5227, 5262, 5295, 5319, 5336, 5356,
    5380, 5409, 5446, 5499, 5572, 5610, 5656, 5704, 5723, 5756, 5796, 5844, 5893, 5941,
    5986, 6033, 6050, 6076, 6096, 6135, 6161, 6191, 6239, 6281, 6310, 6341, 6356, 6376,
    6392, 6438, 6479, 6540, 6593, 6614, 6636, 6656, 6677, 6700, 6723, 6728, 6739, 6748,
    6756, 6761, 6782, 6797, 6814, 6839, 6850, 6868, 6885, 6901, 6913, 6932, 6945, 6957,
    6974, 6994, 7013, 7029, 7043, 7066, 7073, 7080, 7088, 7098, 7106, 7123, 7134, 7151,
    7170, 7188, 7211, 7225, 7244, 7259, 7270, 7278, 7297, 7308, 7322, 7342, 7361, 7379,
    7398, 7403, 7419, 7434, 7447, 7458, 7473, 7487, 7523, 7539, 7559, 7572, 7593, 7640,
    7663, 7739, 7840, 7845, 7852, 7857, 7863, 7868, 7873, 7990, 8011, 8039, 8059, 8080,
    8103, 8145, 8172, 8188, 8264, 8283, 8301, 8325, 8338, 8361, 8393, 8438, 8465, 8614,
    8729, 8746, 8796, 8869, 8900, 8925, 8943, 9010, 9098, 9117, 9160, 9183, 9194, 9207,
    9219, 9233, 9247, 9298, 9353, 9406, 9428, 9440, 9458, 9483, 9504, 9557, 9577, 9597,
    9639, 9663, 9687, 9700, 9722, 9734, 9747, 9772, 9786, 9811, 9826, 9866, 9905, 9927,
    9949, 9973, 9993, 10029, 10068, 10090, 10108, 10125, 10140, 10152, 10164, 10182, 10204, 10210,
    10215, 10218, 10228, 10240, 10257, 10281, 10290, 10362, 10434, 10482, 10597, 10618, 10663, 10750,
    10757, 10774, 10793, 10799, 10821, 10836, 10858, 10888, 10926, 10963, 11000, 11042, 11083, 11132,
    11169, 11204, 11238, 11271, 11296, 11330, 11356, 11389, 11446, 11477, 11501, 11540, 11585, 11642,
    11661, 11683, 11713, 11741, 11775, 11795, 11829, 11854, 11876, 11923, 11945, 11967, 12048, 12068,
    12127, 12148, 12177, 12227, 12265, 12310, 12346, 12373, 12414, 12435, 12465, 12493, 12522, 12547,
    12565, 12575, 12581, 12593, 12603, 12607, 12615, 12620, 12625, 12632, 12644, 12649, 12659, 12760,
    12895, 13020, 13178, 13209, 13215, 13217, 13244, 13288, 13295, 13315, 13336, 13350, 13354, 13522,
    13664, 13684, 13688, 13696, 13709, 13717, 13731, 13758, 13771, 13793, 13819, 13840, 13864, 13895,
    13953, 13990, 14115, 14171, 14215, 14265, 14319, 14370, 14458, 14499, 14529, 14577, 14623, 14708,
    14732, 14768, 14787, 14827, 14851, 14865, 14919, 14937, 14957, 14966, 14986, 14995, 15022, 15053,
    15084, 15134, 15231, 15308, 15346, 15388, 15418,
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
