/** The columns of a certificate whose holder does not wish for another name. */
export const noWish = { askedName: '', askedNameEn: '', askedWords: '', askedAt: null } as const
