// node scripts/run.mjs bench/progress.ts
// Calls of the progress pages in one process: milliseconds of CPU with the database, in a course with 2,000 learners
// who have opened 30 items each, beside as many rows of another course.
import { openInProcess, type Person } from './in-process.ts'
import { seedProgress } from './seed-progress.ts'

const learners = 2000
const rounds = 60
const school = await openInProcess()
const { newPerson, call, measured, print } = school
const { db } = school.kernel
const teachers: Person[] = []
for (let at = 0; at < 6; at++) teachers.push(await newPerson(`teacher${at}`, '2'))
const teacherIds = teachers.map(({ userId }) => userId)
const teacher = (at: number) => teachers[at % teachers.length]!
const learner = await newPerson('learner', '1')
const courseId = await seedProgress(db, { teacherIds, learners })

print(
  'The own progress page',
  await measured(rounds, () => call('Progress/GetOwn', learner, { courseId })),
  5,
)
print(
  `Who is behind of ${learners}`,
  await measured(rounds, (at) => call('Progress/GetLearners', teacher(at), { courseId })),
  5,
)
print(
  'All learners, the second page by name',
  await measured(rounds, (at) =>
    call('Progress/GetLearners', teacher(at), { courseId, state: 'all', sort: 'name', page: '2' }),
  ),
  5,
)
print(
  'A search among them',
  await measured(rounds, (at) =>
    call('Progress/GetLearners', teacher(at), { courseId, state: 'all', keyword: '学员199' }),
  ),
  5,
)
print(
  'The funnel, chapters and a film',
  await measured(rounds, (at) => call('Progress/GetFigures', teacher(at), { courseId })),
  5,
)
print(
  'The same lists from a new count',
  await measured(rounds, (at) =>
    call('Progress/GetLearners', teacher(at), { courseId, fresh: 'true' }),
  ),
  5,
)
print(
  'The same figures from a new count',
  await measured(rounds, (at) =>
    call('Progress/GetFigures', teacher(at), { courseId, fresh: 'true' }),
  ),
  5,
)
await school.close()
