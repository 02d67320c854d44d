/**
 * The act that a code or a proof of work is for; one that was made for another act serves nothing. The room
 * of the act declares it, with its own name in front: 'account.sign-up'.
 */
export type Purpose = `${string}.${string}`
