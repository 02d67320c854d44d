/** The acts of this room that codes are for; a code for one serves no other. */
export const bindPurpose = 'security.bind'
export const recoverPurpose = 'security.recover'
