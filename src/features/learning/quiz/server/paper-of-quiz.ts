import { sql } from 'drizzle-orm'
import type { DrawRule, ItemBodies } from '#src/features/content/outline/records.ts'

/*
 * A quiz `z` as the draft of a course has it: expressions of SQL, and the keys that sections and draws get, which are
 * their numbers.
 */

const moment = (column: string) =>
  sql.raw(`to_char(z.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** `QuizSettings`; null without a quiz. */
export const settingsJson = sql`(case when z.id is not null then json_build_object(
  'template', z.template, 'attempts', z.attempts, 'counts', z.counts, 'waitMinutes', z.wait_minutes,
  'timeLimit', z.time_limit, 'opensAt', ${moment('opens_at')}, 'closesAt', ${moment('closes_at')},
  'lateDays', z.late_days, 'entryMinutes', z.entry_minutes, 'handInAfter', z.hand_in_after,
  'graceSeconds', z.grace_seconds, 'keepAnswers', z.keep_answers, 'password', z.password, 'shuffleQuestions', z.shuffle_questions,
  'shuffleOptions', z.shuffle_options, 'paging', z.paging, 'goBack', z.go_back, 'showMark', z.show_mark,
  'showExplanation', z.show_explanation, 'showKey', z.show_key, 'watchLeaving', z.watch_leaving) end)`

export const sectionsJson = sql`(select json_agg(json_build_object('number', s.number, 'name', s.name,
  'nameEn', s.name_en, 'intro', s.intro, 'introEn', s.intro_en) order by s.number)
  from quiz_sections s where s.quiz_id = z.id)`

export const drawsJson = sql`(select json_agg(json_build_object('number', d.number, 'count', d.count,
  'folderId', d.folder_id, 'rule', d.rule) order by d.number)
  from quiz_draws d where d.quiz_id = z.id)`

export interface PaperRow {
  questions: {
    questionId: number
    versionId: number
    points: number
    section: number | null
    draw: number | null
  }[]
  sections:
    { number: number; name: string; nameEn: string; intro: string; introEn: string }[] | null
  draws:
    | {
        number: number
        count: number
        folderId: number | null
        rule: Omit<DrawRule, 'folderId'> | null
      }[]
    | null
}

const sectionKey = (number: number) => `section-${number}`
const drawKey = (number: number) => `draw-${number}`

export function paperOf({
  questions,
  sections,
  draws,
}: PaperRow): Pick<ItemBodies['quiz'], 'questions' | 'sections' | 'draws'> {
  return {
    questions: questions.map(({ section, draw, ...one }) => ({
      ...one,
      ...(section !== null && { section: sectionKey(section) }),
      ...(draw !== null && { draw: drawKey(draw) }),
    })),
    ...(sections && {
      sections: sections.map(({ number, name, nameEn, intro, introEn }) => ({
        key: sectionKey(number),
        name: { zh: name, en: nameEn },
        intro: { zh: intro, en: introEn },
      })),
    }),
    ...(draws && {
      draws: draws.map(({ number, count, folderId, rule }) => {
        const draw = { key: drawKey(number), count }
        if (folderId === null || rule === null) return draw
        const first = questions.find((one) => one.draw === number)
        return {
          ...{ ...draw, rule: { folderId, ...rule }, points: first?.points ?? 1 },
          ...(first?.section && { section: sectionKey(first.section) }),
        }
      }),
    }),
  }
}
