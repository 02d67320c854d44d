import { texts } from '#src/web/i18n.tsx'

/** The words by which every screen names what a certificate is worth. */
export const stateText = texts({
  zh: {
    valid: '有效',
    expired: '已过期',
    revoked: '已撤销',
    hours: (hours: string) => `${hours} 学时`,
    mark: (mark: string) => `成绩 ${mark} 分`,
    issuedOn: (day: string) => `${day}颁发`,
    until: (day: string) => `有效期至${day}`,
  },
  en: {
    valid: 'Valid',
    expired: 'Expired',
    revoked: 'Revoked',
    hours: (hours: string) => (hours === '1' ? '1 hour' : `${hours} hours`),
    mark: (mark: string) => `Score ${mark} of 100`,
    issuedOn: (day: string) => `Issued ${day}`,
    until: (day: string) => `Valid until ${day}`,
  },
})
