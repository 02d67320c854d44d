/** 13812345678 → 138****5678. */
export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

/** zhang@example.com → z***@example.com. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${Array.from(name)[0] ?? ''}***@${domain}`
}
