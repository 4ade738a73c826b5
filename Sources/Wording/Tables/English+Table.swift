// swift-format-ignore-file
/// The messages in English: made by generate-messages.py from formline.pot, not by hand.
enum EnglishTable {
  static let plural: StaticString = "n != 1"

  static let ends: [UInt32] = [
    6, 17, 28, 30, 33, 35, 37, 123, 159, 213, 276, 358, 380, 416,
    466, 530, 538, 561, 620, 687, 742, 815, 822, 838, 855, 874, 913, 918,
    950, 968, 986, 995, 1010, 1020, 1109, 1159, 1165, 1177, 1195, 1221, 1251, 1296,
    1321, 1386, 1413, 1427, 1438, 1450, 1469, 1502, 1533, 1538, 1547, 1552, 1558, 1566,
    1571, 1578, 1585, 1590, 1594, 1601, 1604, 1614, 1626, 1630, 1635, 1643, 1649, 1658,
    1665, 1670, 1673, 1678, 1683, 1689, 1696, 1703, 1708, 1717, 1721, 1724, 1734, 1746,
    1758, 1762, 1768, 1778, 1794, 1809, 1814, 1819, 1830, 1841, 1862, 1897, 1935, 1959,
    2021, 2057, 2107, 2167, 2208, 2262, 2285, 2332, 2378, 2421, 2463, 2496, 2548, 2598,
    2628, 2685, 2696, 2713, 2720, 2728, 2736, 2766, 2797, 2837, 2871, 2925, 2937, 2948,
    2977, 3001, 3028, 3048, 3085, 3119, 3136, 3152, 3171, 3214, 3223, 3227, 3255, 3287,
    3297, 3314, 3368, 3379, 3420, 3437, 3466, 3485, 3508, 3531, 3547, 3575, 3612, 3623,
    3643, 3660, 3694, 3728, 3791, 3852, 3915, 3948, 4011, 4078, 4163, 4192, 4230, 4243,
    4262, 4280, 4299, 4317, 4345, 4372, 4397, 4421, 4458, 4489, 4514, 4540, 4565, 4592,
    4619, 4645, 4673, 4696, 4720, 4751, 4776, 4804, 4841, 4867, 4908, 4929, 4949, 4968,
    4991, 5045, 5067, 5094, 5129, 5162, 5186, 5203, 5223, 5247, 5276, 5313, 5366, 5439,
    5477, 5523, 5571, 5590, 5623, 5663, 5711, 5760, 5808, 5853, 5900, 5917, 5943, 5963,
    6002, 6028, 6058, 6106, 6148, 6177, 6208, 6223, 6243, 6259, 6305, 6346, 6407, 6460,
    6481, 6503, 6523, 6544, 6567, 6590, 6595, 6606, 6615, 6623, 6628, 6649, 6664, 6681,
    6706, 6717, 6735, 6752, 6768, 6780, 6799, 6812, 6824, 6841, 6861, 6880, 6896, 6910,
    6933, 6940, 6947, 6955, 6965, 6973, 6990, 7001, 7018, 7037, 7055, 7078, 7092, 7111,
    7126, 7137, 7145, 7164, 7175, 7189, 7209, 7228, 7246, 7265, 7270, 7286, 7301, 7314,
    7325, 7340, 7354, 7390, 7406, 7426, 7439, 7460, 7507, 7530, 7606, 7707, 7712, 7719,
    7724, 7730, 7735, 7762, 7778, 7854, 7873, 7891, 7915, 7928, 7951, 7983, 8028, 8055,
    8204, 8319, 8336, 8386, 8459, 8490, 8515, 8533, 8600, 8688, 8707, 8750, 8773, 8784,
    8797, 8809, 8823, 8837, 8888, 8943, 8996, 9018, 9030, 9048, 9073, 9094, 9147, 9167,
    9187, 9229, 9253, 9277, 9290, 9312, 9324, 9337, 9362, 9376, 9401, 9416, 9456, 9495,
    9517, 9539, 9563, 9583, 9619, 9658, 9680, 9698, 9715, 9730, 9742, 9754, 9772, 9794,
    9800, 9805, 9808, 9818, 9830, 9847, 9871, 9880, 9952, 10024, 10072, 10187, 10208, 10253,
    10340, 10347, 10364, 10383, 10389, 10411, 10426, 10448, 10478, 10516, 10553, 10590, 10632, 10673,
    10722, 10759, 10794, 10828, 10861, 10886, 10920, 10946, 10979, 11036, 11067, 11091, 11130, 11175,
    11232, 11251, 11273, 11303, 11331, 11365, 11385, 11419, 11444, 11466, 11513, 11535, 11557, 11638,
    11658, 11717, 11738, 11767, 11817, 11855, 11900, 11936, 11963, 12004, 12025, 12055, 12083, 12112,
    12137, 12155, 12165, 12171, 12183, 12193, 12197, 12205, 12210, 12215, 12222, 12234, 12239, 12249,
    12350, 12485, 12610, 12768, 12799, 12805, 12807, 12834, 12878, 12885, 12905, 12926, 12940, 12944,
    13112, 13254, 13274, 13278, 13286, 13299, 13307, 13321, 13348, 13361, 13383, 13409, 13430, 13454,
    13485, 13543, 13580, 13705, 13761, 13805, 13855, 13909, 13960, 14048, 14089, 14119, 14167, 14213,
    14298, 14322, 14358, 14377, 14417, 14441, 14455, 14509, 14527, 14547, 14556, 14576, 14585, 14612,
    14643, 14674, 14724, 14821, 14898, 14936, 14978, 15008,
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
