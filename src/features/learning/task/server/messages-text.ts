import type { Both } from '#src/shared/locale.ts'
import type { Verdict } from '../verdicts.ts'

const titles = {
  accepted: (task: Both) => ({
    zh: `您的作答“${task.zh}”已通过`,
    en: `Your answer to “${task.en}” was accepted`,
  }),
  redo: (task: Both) => ({
    zh: `请重做“${task.zh}”`,
    en: `Please redo “${task.en}”`,
  }),
  none: (task: Both) => ({
    zh: `教师点评了您的作答“${task.zh}”`,
    en: `Your teacher commented on your answer to “${task.en}”`,
  }),
}

/** To the learner. The words stand in both languages as the teacher wrote them. */
export const commentedMessage = (task: Both, verdict: Verdict | null, words: string) => ({
  title: titles[verdict ?? 'none'](task),
  text:
    words === ''
      ? { zh: '教师看过并通过了您的作答。', en: 'Your teacher has read and accepted your answer.' }
      : { zh: words, en: words },
})
