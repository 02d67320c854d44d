// node scripts/run.mjs bench/quizzes.ts [--learners 100]
// Calls of quizzes in one process: milliseconds of CPU with the database, of an attempt of 20 questions of four types, of
// the marking screen of 200 answers, and of today's cards of a person with 5,000 wrong questions.
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { shortOf } from '#src/features/learning/grading/test-grading.ts'
import { fourBodies } from '#src/features/learning/quiz/test-bodies.ts'
import { rightAnswers } from '#src/features/learning/quiz/test-quiz.ts'
import { makeQuiz } from '#tests/browser/make-quiz.ts'
import { openInProcess, type Person } from './in-process.ts'

const { values } = parseArgs({ options: { learners: { type: 'string', default: '100' } } })
const learners = Number(values.learners)
const answered = 200
const wrong = 5000
const rounds = 50
const school = await openInProcess()
const { newPerson, call, measured, print } = school
const { db } = school.kernel

const owner = await newPerson('examiner', '2')
const joinCourse = async (person: Person, courseId: number) =>
  db.execute(
    sql`insert into course_learners (course_id, user_id) values (${courseId}, ${person.userId})`,
  )

// An attempt.
const mixed = await makeQuiz(school.kernel, {
  ...{ ownerId: owner.userId, name: '综合', settings: {} },
  bodies: Array.from({ length: 20 }, (_, at) => fourBodies[at % 4]!),
})
const takers: Person[] = []
for (let at = 0; at < learners + 5; at++) {
  const taker = await newPerson(`taker${at}`, '1')
  await joinCourse(taker, mixed.courseId)
  takers.push(taker)
}
interface Started {
  attemptId: number
  questions: { questionId: number }[]
}
const begun: Started[] = []
const start = await measured(learners, async (at) => {
  const { courseId, itemId } = mixed
  begun[at] = await call<Started>('Study/StartQuiz', takers[at]!, { courseId, itemId })
})
const save = await measured(learners, async (at) => {
  const { attemptId, questions } = begun[at]!
  for (const [place, { questionId }] of questions.entries()) {
    const answer = rightAnswers[place % 4]!
    await call('Quiz/SaveAnswer', takers[at]!, { attemptId, questionId, answer, revision: 1 })
  }
})
const end = await measured(learners, (at) =>
  call('Quiz/HandIn', takers[at]!, { attemptId: begun[at]!.attemptId }),
)
print('An attempt of 20 questions begins', start, 25)
print('Its 20 answers are saved', save, 25)
print('It is handed in and its result read', end, 25)

// Marking by hand.
const written = await makeQuiz(school.kernel, {
  ...{ ownerId: owner.userId, name: '写作', settings: {} },
  bodies: [shortOf('<p>为什么要买保险？</p>')],
})
const { quizId } = written
await db.execute(sql`
  insert into users (username, password_hash, account_role)
  select 'writer' || n, '', '1' from generate_series(1, ${answered}::int) n`)
await db.execute(sql`
  insert into quiz_attempts (quiz_id, user_id, status, handed_in_at, waiting)
  select ${quizId}, id, 'handedIn', now(), 1 from users where username like 'writer%'`)
await db.execute(sql`
  insert into attempt_answers (attempt_id, question_id, version_id, points, answer, mark)
  select a.id, s.question_id, s.version_id, 10,
    json_build_object('type', 'shortAnswer', 'text', repeat('货物可能在途中受损。', 20)),
    '{"mark":{"share":null,"verdict":"waiting","rule":null,"lines":[]},"marks":{}}'
  from quiz_attempts a join quiz_questions s on s.quiz_id = a.quiz_id where a.quiz_id = ${quizId}`)
await db.execute(sql`analyze`)
const { rows } = await db.execute<{ id: number }>(
  sql`select question_id as id from quiz_questions where quiz_id = ${quizId}`,
)
const questionId = rows[0]!.id
print(
  `The questions of a quiz with ${answered} written answers`,
  await measured(rounds, () => call('Grading/GetMarking', owner, { quizId })),
  8,
)
print(
  `The marking screen of ${answered} answers, 50 of them`,
  await measured(rounds, () => call('Grading/GetAnswers', owner, { quizId, questionId })),
  8,
)

// Today's cards.
const student = await newPerson('revising', '1')
await db.execute(sql`
  with made as (
    insert into questions (owner_id, type, title, title_en, words, likeness)
    select ${owner.userId}::int, 'single', 'FOB ' || n, '', '', '{}' from generate_series(1, ${wrong}::int) n
    returning id
  ), versions as (
    insert into question_versions (question_id, number, body)
    select id, 1, ${JSON.stringify(fourBodies[0])}::jsonb from made returning id, question_id
  ), met as (
    insert into met_questions (user_id, question_id, version_id, course_id)
    select ${student.userId}::int, question_id, id, ${mixed.courseId}::int from versions
  )
  insert into wrong_questions (user_id, question_id, version_id, course_id, due_on, stability, difficulty, revised_on)
  select ${student.userId}::int, question_id, id, ${mixed.courseId}::int, current_date - (id % 30), 3, 5,
    current_date - 40 from versions`)
await db.execute(sql`analyze`)
print(
  `Today's cards of a person with ${wrong} wrong questions`,
  await measured(rounds, () => call('Revision/GetToday', student, {})),
  8,
)
print(
  'The list of the same set',
  await measured(rounds, () => call('Revision/GetQuestions', student, {})),
  8,
)
await school.close()
