import type { DemoCourseware, Section, Slide } from './media-types.ts'
import type {
  Both,
  DemoChapter,
  DemoCourse,
  DemoItem,
  DemoQuizSet,
  DemoQuestion,
  DemoSemester,
} from './types.ts'

/** A text as a pair: Chinese, English. Keeps the content files readable. */
export type Pair = readonly [zh: string, en: string]

export const both = ([zh, en]: Pair): Both => ({ zh, en })

export const slide = (title: Pair, bullets: Pair[], narration: Pair): Slide => ({
  title: both(title),
  bullets: bullets.map(both),
  narration: both(narration),
})

/** A slide without narration: courseware. */
export const page = (title: Pair, bullets: Pair[]): Omit<Slide, 'narration'> => ({
  title: both(title),
  bullets: bullets.map(both),
})

export const section = (
  heading: Pair,
  parts: { paragraphs?: Pair[]; list?: Pair[]; table?: { columns: Pair[]; rows: Pair[][] } },
): Section => ({
  heading: both(heading),
  ...(parts.paragraphs && { paragraphs: parts.paragraphs.map(both) }),
  ...(parts.list && { list: parts.list.map(both) }),
  ...(parts.table && {
    table: {
      columns: parts.table.columns.map(both),
      rows: parts.table.rows.map((row) => row.map(both)),
    },
  }),
})

/** Lecture notes of a chapter: its points, and a task. */
export const notes = (file: string, title: Pair, points: Pair[], task: Pair): DemoCourseware => ({
  file,
  format: 'pdf',
  title: both(title),
  sections: [
    section(['要点', 'Key points'], { list: points }),
    section(['练一练', 'Try it'], { paragraphs: [task] }),
  ],
})

/** Makes the questions of one topic; ids are the topic and a running number of two digits. */
export function bank(topic: DemoQuestion['topic']) {
  const base = (n: number, difficulty: 1 | 2 | 3, stem: Pair, explanation: Pair) => ({
    id: `${topic}-${String(n).padStart(2, '0')}`,
    topic,
    difficulty,
    stem: both(stem),
    explanation: both(explanation),
  })
  return {
    single: (
      n: number,
      difficulty: 1 | 2 | 3,
      stem: Pair,
      options: Pair[],
      answer: number,
      explanation: Pair,
    ): DemoQuestion => ({
      ...base(n, difficulty, stem, explanation),
      type: 'single',
      options: options.map(both),
      answer,
    }),
    multiple: (
      n: number,
      difficulty: 1 | 2 | 3,
      stem: Pair,
      options: Pair[],
      answer: number[],
      explanation: Pair,
    ): DemoQuestion => ({
      ...base(n, difficulty, stem, explanation),
      type: 'multiple',
      options: options.map(both),
      answer,
    }),
    trueFalse: (
      n: number,
      difficulty: 1 | 2 | 3,
      stem: Pair,
      answer: boolean,
      explanation: Pair,
    ): DemoQuestion => ({ ...base(n, difficulty, stem, explanation), type: 'trueFalse', answer }),
    fillIn: (
      n: number,
      difficulty: 1 | 2 | 3,
      stem: Pair,
      blanks: string[][],
      explanation: Pair,
    ): DemoQuestion => ({ ...base(n, difficulty, stem, explanation), type: 'fillIn', blanks }),
  }
}

/** Returns the ids of questions by number: ids('freight', 1, 4) is ['freight-01', 'freight-04']. */
export const ids = (topic: DemoQuestion['topic'], ...numbers: number[]): string[] =>
  numbers.map((n) => `${topic}-${String(n).padStart(2, '0')}`)

export const chapter = (name: Pair, introduction: Pair, items: DemoItem[] = []): DemoChapter => ({
  name: both(name),
  introduction: both(introduction),
  ...(items.length > 0 && { items }),
})

export const branch = (name: Pair, introduction: Pair, children: DemoChapter[]): DemoChapter => ({
  name: both(name),
  introduction: both(introduction),
  children,
})

export const video = (name: Pair, media: string): DemoItem => ({
  kind: 'video',
  name: both(name),
  media,
})

export const courseFile = (name: Pair, file: string): DemoItem => ({
  kind: 'courseware',
  name: both(name),
  file,
})

export const reading = (name: Pair, body: Pair): DemoItem => ({
  kind: 'text',
  name: both(name),
  body: both(body),
})

export const task = (name: Pair, body: Pair, { handsIn = false } = {}): DemoItem => ({
  kind: 'task',
  name: both(name),
  body: both(body),
  ...(handsIn && { handsIn }),
})

export const quiz = (name: Pair, questions: string[], set?: DemoQuizSet): DemoItem => ({
  kind: 'quiz',
  name: both(name),
  questions,
  ...(set && { set }),
})

interface ContentParts {
  goals: Pair
  forWhom: Pair
  able: Pair[]
  assessment: Pair
}

/** Returns the detailed content of a course as HTML, in the order that all courses of the school share. */
export function courseContent({ goals, forWhom, able, assessment }: ContentParts): Both {
  const html = (i: 0 | 1, heads: string[]) =>
    `<h3>${heads[0]}</h3><p>${goals[i]}</p>` +
    `<h3>${heads[1]}</h3><p>${forWhom[i]}</p>` +
    `<h3>${heads[2]}</h3><ul>${able.map((a) => `<li>${a[i]}</li>`).join('')}</ul>` +
    `<h3>${heads[3]}</h3><p>${assessment[i]}</p>`
  return {
    zh: html(0, ['课程目标', '适合谁学', '学完能做什么', '考核方式']),
    en: html(1, ['Goals', 'Who it is for', 'What you will be able to do', 'Assessment']),
  }
}

export const review = (
  by: string,
  rating: number,
  content: string,
): DemoCourse['reviews'][number] => ({ by, rating, content })

type More = Pick<DemoSemester, 'enrolsInDays' | 'weeksPerChapter'>

/** A semester that began `days` days ago. */
export const running = (name: Pair, days: number, lengthDays: number, more: More = {}) => ({
  name: both(name),
  startsInDays: -days,
  lengthDays,
  ...more,
})

/** A semester that begins in `days` days. */
export const upcoming = (name: Pair, days: number, lengthDays: number, more: More = {}) => ({
  name: both(name),
  startsInDays: days,
  lengthDays,
  ...more,
})
