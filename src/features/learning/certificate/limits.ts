/** The designs of a certificate. */
export const certificateTemplates = ['classic', 'modern', 'academy'] as const
export type CertificateTemplate = (typeof certificateTemplates)[number]

/** What a certificate is worth today; derived from its dates. */
export const certificateStates = ['valid', 'expired', 'revoked'] as const
export type CertificateState = (typeof certificateStates)[number]

/** replaced – a later one of the chain has its place; holder – its holder has deleted the account. */
export const revokeReasons = ['error', 'misconduct', 'other', 'replaced', 'holder'] as const
export type RevokeReason = (typeof revokeReasons)[number]
/** The reasons that a teacher chooses from. */
export const givenReasons = ['error', 'misconduct', 'other'] as const

/** A name of thirty Chinese characters in Latin letters, of which one takes six at most. */
export const latinNameMost = 240
export const institutionMost = 60
export const signerMost = 40
export const signerTitleMost = 60
export const hoursMost = 2000
export const monthsMost = 600
export const reasonWordsMost = 300
export const certificatesPerPage = 20
