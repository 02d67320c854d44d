import { sql } from 'drizzle-orm'
import { makeCode } from '#src/features/learning/certificate/code.ts'
import { openInProcess, type Person } from './in-process.ts'
import { table } from './report.ts'
import { seedProgress } from './seed-progress.ts'

const learners = 2000
const certificates = 100_000
const rounds = 60
const warmUp = 40
const aimMs = 5

/** The calls of learning that the product sets itself a limit for. */
export interface LearningFigure {
  name: string
  /** Milliseconds of CPU of one call, with the database. */
  cpuMs: number
}

type School = Awaited<ReturnType<typeof openInProcess>>

/** Measures the player, a note, a question, the progress pages and the verify page in a course with 2,000 learners. */
export async function measureLearning(): Promise<LearningFigure[]> {
  const school = await openInProcess()
  try {
    return await measureIn(school)
  } finally {
    await school.close()
  }
}

async function measureIn({ kernel, newPerson, call, measured }: School) {
  const { db } = kernel
  const teachers: Person[] = []
  for (let at = 0; at < 4; at++) teachers.push(await newPerson(`teacher${at}`, '2'))
  const teacherIds = teachers.map(({ userId }) => userId)
  const people: Person[] = []
  // Each may ask ten times a minute; the first of them is one of the course's learners already.
  for (let at = 0; at < 12; at++) people.push(await newPerson(`learner${at || ''}`, '1'))
  const learner = people[0]!
  const courseId = await seedProgress(db, {
    ...{ teacherIds, learners, from: people.length },
  })
  const { rows } = await db.execute<{ itemId: number; kind: string }>(sql`
    select min(id) as "itemId", kind from course_items
    where course_id = ${courseId} and removed_at is null group by kind`)
  const itemOf = (kind: string) => rows.find((row) => row.kind === kind)!.itemId
  const codes = await seedCertificates(db)
  const film = { courseId, itemId: itemOf('video') }
  const place = { courseId, itemId: itemOf('text'), anchor: { kind: 'item' } }
  const text = (at: number) => `<p>${'报关单的成交方式要与发票一致。'.repeat(10)}</p><p>${at}</p>`
  let revision = 0
  const note = { ...place, key: hex(1) }
  const figures: LearningFigure[] = []
  const add = async (name: string, act: (at: number) => Promise<unknown>) =>
    figures.push({ name, cpuMs: await measured(rounds, act, warmUp) })

  await call('Study/VisitItem', learner, film)
  await add('open the player: the outline', () => call('Study/GetStudy', learner, { courseId }))
  await add('open the player: a film', () => call('Study/GetItem', learner, film))
  await add('report played seconds', (at) =>
    call('Study/ReportWatched', learner, {
      ...{ ...film, position: at, rate: 1, played: [[at / 10, at / 10 + 1]] },
    }),
  )
  await add('to-dos of a learner', () => call('Today/GetToday', learner, {}))
  await call('Note/SaveNote', learner, { ...note, save: hex(2), base: null, body: text(0) })
  revision = 1
  await add('save a note', async (at) => {
    const base = { revision, body: text(at) }
    await call('Note/SaveNote', learner, {
      ...{ ...note, save: hex(10_000 + at), base, body: text(at + 1) },
    })
    revision += 1
  })
  await add('post a question', (at) =>
    call('Interaction/Ask', people[at % people.length]!, {
      ...{ ...place, key: hex(20_000 + at), body: text(at), isPrivate: false },
    }),
  )
  await add('own progress page', () => call('Progress/GetOwn', learner, { courseId }))
  await add('progress page of the teacher', (at) =>
    call('Progress/GetLearners', teachers[at % teachers.length]!, { courseId }),
  )
  await add('progress page, counted anew', (at) =>
    call('Progress/GetLearners', teachers[at % teachers.length]!, { courseId, fresh: 'true' }),
  )
  await add('verify page', async (at) => {
    const { statusCode } = await kernel.app.inject({
      url: `/api/Certificate/Verify?code=${codes[at]}`,
    })
    if (statusCode !== 200) throw new Error(`verify: ${statusCode}`)
  })
  return figures
}

const hex = (at: number) => at.toString(16).padStart(32, '0')

async function seedCertificates(db: School['kernel']['db']): Promise<string[]> {
  const codes = Array.from({ length: rounds + warmUp }, () => makeCode())
  await db.execute(sql`
    insert into certificates (code, name, name_en, course, course_en, template, institution, institution_en,
      signer, signer_en, hours, completed_on, issued_on)
    select coalesce((${sql.param(codes)}::text[])[n], 'BENCH' || n), '林晓舟', 'Lin Xiaozhou', '国际贸易实务', 'Trade',
      'classic', '校', 'School', '签', 'Signer', 8, '2026-01-02', '2026-01-03'
    from generate_series(1, ${certificates}::int) n`)
  await db.execute(sql`analyze certificates`)
  return codes
}

export const learningTable = (figures: readonly LearningFigure[]): string =>
  table(
    [`learning, ${learners} learners`, 'CPU ms', 'of the aim'],
    figures.map(({ name, cpuMs }) => [name, cpuMs.toFixed(1), `${(cpuMs / aimMs).toFixed(2)} ×`]),
  )
