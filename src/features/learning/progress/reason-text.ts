import type { Reason } from './contract.ts'

type Words = Record<Reason['kind'], (reason: Pick<Reason, 'count' | 'name'>) => string>

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
const some = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** Why a learner is behind, on the page and in files. */
export const reasonText: { zh: Words; en: Words } = {
  zh: {
    idle: ({ count }) => `已 ${count} 天没有学习`,
    notBegun: ({ count }) => `已 ${count} 天还没有开始学习`,
    below: ({ count }) => `进度比中位数低 ${count} 个百分点`,
    failed: ({ count, name }) => `“${name}”${count} 次未及格`,
    late: ({ count }) => `按学期进度还差 ${count} 项`,
  },
  en: {
    idle: ({ count }) => `No visit for ${some(count, 'day')}`,
    notBegun: ({ count }) => `Not started after ${some(count, 'day')}`,
    below: ({ count }) => `${some(count, 'percentage point')} below the median`,
    failed: ({ count, name }) => `Failed “${name}” ${times(count)}`,
    late: ({ count }) => `${some(count, 'item')} behind the pace of the semester`,
  },
}
