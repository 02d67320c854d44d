import { dayWords } from '#src/server/day-words.ts'
import type { Both } from '#src/shared/locale.ts'
import type { PrintedCertificate } from './printed.ts'

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (day: string): Both => ({
  zh: dayWords(new Date(day)).zh,
  en: long.format(new Date(day)),
})

/** What a specimen has in place of a learner's name, score and code. */
export const specimenWords = {
  across: '样张 SPECIMEN',
  code: 'SPECIMEN',
  ...{ name: '王小明', nameEn: 'Wang Xiaoming', mark: 92 },
} as const

/** The words of a certificate, in both languages. */
export function wordsOf(certificate: PrintedCertificate) {
  const { hours, mark, completedOn, issuedOn, expiresOn } = certificate
  const completed = dayOf(completedOn)
  const facts: Both[] = [
    { zh: `${hours} 学时`, en: hours === 1 ? '1 hour' : `${hours} hours` },
    ...(mark === null ? [] : [{ zh: `成绩 ${mark} 分`, en: `score ${mark} out of 100` }]),
  ]
  const issued = dayOf(issuedOn)
  const expires = expiresOn === null ? null : dayOf(expiresOn)
  return {
    title: { zh: '结业证书', en: 'Certificate of Completion' },
    certify: { zh: '兹证明', en: 'This is to certify that' },
    completed: {
      zh: `已于${completed.zh}学完课程`,
      en: `has completed the following course on ${completed.en}`,
    },
    facts: {
      zh: facts.map(({ zh }) => zh).join(' · '),
      en: facts.map(({ en }) => en).join(' · '),
    },
    issued: { zh: `颁发日期 ${issued.zh}`, en: `Issued on ${issued.en}` },
    expires: expires && { zh: `有效期至 ${expires.zh}`, en: `Valid until ${expires.en}` },
    code: { zh: '证书编号', en: 'Certificate code' },
    verify: { zh: '扫码或访问网址验证', en: 'Scan or visit to verify' },
  } satisfies Record<string, Both | null>
}
