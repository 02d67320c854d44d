import type { Both } from '#src/shared/locale.ts'
import { reasonWords } from '../places-text.ts'
import type { ReasonCode } from '../states.ts'

type Words = { title: Both; text: Both }

export const approvedMessage = (course: Both): Words => ({
  title: { zh: `课程“${course.zh}”审核已通过`, en: `“${course.en}” was approved` },
  text: {
    zh: '提交的课程信息已通过审核。未发布的课程现在可以发布；已发布的课程，读者看到的已是新内容。',
    en: 'What you submitted was approved. You can publish the course now; readers of a published course already see it.',
  },
})

interface Reason {
  key: string
  field: string
  code: ReasonCode
  zh: string
  en: string
}

/** A line for each reason, with its place; words in one language serve for the other too. */
export const rejectedMessage =
  (reasons: readonly Reason[], places: ReadonlyMap<string, Both>) =>
  (course: Both): Words => {
    const lines = reasons.map(({ key, field, code, zh, en }) => {
      const place = places.get(`${key}.${field}`) ?? { zh: '', en: '' }
      const own = { zh: zh || en, en: en || zh }
      // "Other" says nothing by itself.
      const [common, dot] = code === 'other' ? [{ zh: '', en: '' }, ''] : [reasonWords[code], '. ']
      const rest = {
        zh: own.zh && common.zh ? `。${own.zh}` : own.zh,
        en: own.en && `${dot}${own.en}`,
      }
      return {
        zh: `${place.zh}：${common.zh}${rest.zh}`,
        en: `${place.en}: ${common.en}${rest.en}`,
      }
    })
    return {
      title: { zh: `课程“${course.zh}”审核未通过`, en: `“${course.en}” was rejected` },
      text: {
        zh: `${lines.map(({ zh }) => zh).join('\n')}\n修改后可以重新提交审核。`,
        en: `${lines.map(({ en }) => en).join('\n')}\nCorrect this and submit again.`,
      },
    }
  }
