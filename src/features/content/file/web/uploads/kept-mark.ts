/** Set in local storage while this browser remembers uploads, so that a page need not open the database to know. */
export const keptMark = 'uploads'
