/** Characters of a question or a reply. */
export const wordsMost = 5000
/** Formulas of one: each is drawn for each reading. */
export const formulasMost = 20
/** HTML of the dialect that a call may send. */
export const htmlMost = 40_000
/** Pictures of a question or a reply. */
export const picturesMost = 4
/** Pictures that a person may begin to send in a day. */
export const uploadsPerDay = 100
/** Replies to one question. */
export const repliesMost = 300
/** Questions of one person in one course. */
export const questionsMost = 300
/** Hours after which a question without an answer is in front of the teacher. */
export const waitHours = 24
/** Questions like the one being written that are shown. */
export const similarMost = 5
export const interactionsPerPage = 20
