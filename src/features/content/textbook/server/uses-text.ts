import { both } from '#src/shared/locale.ts'

/** The words for a textbook among the uses of a file. */
export const useText = {
  textbook: both('教材', 'Textbook'),
  cover: both('封面', 'Cover'),
  deleted: both('已删除的教材', 'A deleted textbook'),
  elsewhere: both('其他教师的教材', 'A textbook of another teacher'),
}

/** Returns the values of the refusal that names the courses of a textbook. */
export function usedBy(named: readonly string[], others: number) {
  return {
    coursesZh: [...named, ...(others > 0 ? [`其他教师的 ${others} 门课程`] : [])].join('、'),
    coursesEn: [...named, ...(others > 0 ? [`${others} by other teachers`] : [])].join(', '),
  }
}
