/** Pages that the shell leads to and whose rooms are still to come. */
export const classesPath = '/sclass'
