import { type Locale } from '#src/shared/locale.ts'
import type { Reason } from './contract.ts'

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
const some = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

const zh: Record<Reason['kind'], (reason: Reason) => string> = {
  idle: ({ count }) => `已 ${count} 天没有学习`,
  notBegun: ({ count }) => `已 ${count} 天还没有开始学习`,
  below: ({ count }) => `进度比中位数低 ${count} 个百分点`,
  failed: ({ count, name }) => `“${name}”${count} 次未及格`,
  late: ({ count }) => `按学期进度还差 ${count} 项`,
}
const en: typeof zh = {
  idle: ({ count }) => `No visit for ${some(count, 'day')}`,
  notBegun: ({ count }) => `Not begun after ${some(count, 'day')}`,
  below: ({ count }) => `${some(count, 'percentage point')} below the median`,
  failed: ({ count, name }) => `Failed “${name}” ${times(count)}`,
  late: ({ count }) => `${some(count, 'item')} late by the pace of the semester`,
}

/** Says why a learner is behind, on the page and in files. */
export const reasonWords = (reason: Reason, locale: Locale): string =>
  (locale === 'en-US' ? en : zh)[reason.kind](reason)
