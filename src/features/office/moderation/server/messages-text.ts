import { kindWords, reasonWords } from '#src/features/people/report/reasons-text.ts'
import type { ReportKind, ReportReason } from '#src/features/people/report/reasons.ts'
import type { Both } from '#src/shared/locale.ts'

interface Said {
  title: Both
  text: Both
}
const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const thing = (kind: ReportKind) => ({ zh: kindWords[kind].zh, en: small(kindWords[kind].en) })

/** To the author of a thing that was hidden. Words of the reviewer stand in both languages as they were written. */
export function hiddenMessage(
  kind: ReportKind,
  place: Both,
  { reason, words }: { reason: ReportReason; words: string },
): Said {
  const { zh, en } = thing(kind)
  const why = reasonWords[reason]
  return {
    title: { zh: `您的${zh}已被隐藏`, en: `Your ${en} was hidden` },
    text: {
      zh: `“${place.zh}”中的${zh}被举报，审核后已隐藏。原因：${why.zh}${words && `。${words}`}`,
      en: `Your ${en} in “${place.en}” was reported and is hidden after review. Reason: ${why.en}${words && `. ${words}`}`,
    },
  }
}

/** To the author of a thing that is shown again. */
export function restoredMessage(kind: ReportKind, place: Both): Said {
  const { zh, en } = thing(kind)
  return {
    title: { zh: `您的${zh}已恢复显示`, en: `Your ${en} is shown again` },
    text: {
      zh: `“${place.zh}”中的${zh}已恢复，其他人可以看到。`,
      en: `Your ${en} in “${place.en}” can be seen by others again.`,
    },
  }
}

/** To a person whose report was decided. */
export function decidedMessage(kind: ReportKind, place: Both, hidden: boolean): Said {
  const { zh, en } = thing(kind)
  return {
    title: { zh: '您的举报已处理', en: 'Your report was decided' },
    text: hidden
      ? {
          zh: `您举报的“${place.zh}”中的${zh}已被隐藏。谢谢您的帮助。`,
          en: `The ${en} in “${place.en}” that you reported is hidden. Thank you for your help.`,
        }
      : {
          zh: `您举报的“${place.zh}”中的${zh}经审核未违反规则，予以保留。`,
          en: `The ${en} in “${place.en}” that you reported breaks no rule and stays.`,
        },
  }
}
