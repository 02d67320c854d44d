import { expect, test } from 'vitest'
import { openWorld, type Person } from '#tests/world.ts'
import { classApi } from './contract.ts'

const { newUser } = await openWorld()
const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }

/** A class with its people: teachers' accounts all, so that each refusal is the room's. Its owner stands last. */
async function newCast() {
  const [owner, coTeacher, assistant, student] = [
    await newUser('teacher'),
    await newUser('teacher'),
    await newUser('teacher'),
    await newUser('teacher'),
  ]
  const { classId } = await owner(classApi.create, given)
  const { code } = (await owner(classApi.getClass, { classId })).code!
  await student(classApi.join, { code })
  for (const [person, role] of [
    [coTeacher, 'coTeacher'] as const,
    [assistant, 'assistant'] as const,
  ]) {
    await owner(classApi.invite, { classId, who: person.username, role })
    await person(classApi.answerInvitation, { classId, accept: true })
  }
  const { groupId } = await owner(classApi.createGroup, { classId, name: 'Z' })
  return { classId, groupId, student, people: [student, assistant, coTeacher, owner] }
}

/** The calls about a class by its id, with an input that changes nothing. Acts on its state stand last. */
function callsOn({ classId, groupId, student }: Awaited<ReturnType<typeof newCast>>) {
  const userId = student.id
  const ask = (endpoint: Parameters<Person['ask']>[0], more: object) => (person: Person) =>
    person.ask(endpoint, { classId, ...more })
  return {
    getClass: ask(classApi.getClass, {}),
    getMembers: ask(classApi.getMembers, {}),
    getHistory: ask(classApi.getHistory, {}),
    getCode: ask(classApi.getCode, { origin: 'https://school.example' }),
    edit: ask(classApi.edit, given),
    setCode: ask(classApi.setCode, { open: true, approval: false, expiresOn: '' }),
    renewCode: ask(classApi.renewCode, { code: 'another' }),
    decideRequests: ask(classApi.decideRequests, { approve: true }),
    inviteAssistant: ask(classApi.invite, { who: 'nobody at all', role: 'assistant' }),
    inviteCoTeacher: ask(classApi.invite, { who: 'nobody at all', role: 'coTeacher' }),
    removeMembers: ask(classApi.removeMembers, { userIds: [1_000_000] }),
    setNumber: ask(classApi.setNumber, { userId, number: '1' }),
    createGroup: ask(classApi.createGroup, { name: 'Z' }),
    renameGroup: ask(classApi.renameGroup, { groupId, name: 'Z' }),
    deleteGroup: ask(classApi.deleteGroup, { groupId: 1_000_000 }),
    setGroup: ask(classApi.setGroup, { userIds: [userId], groupId }),
    drawGroups: ask(classApi.drawGroups, { count: 100 }),
    offer: ask(classApi.offer, { userId: null }),
    complete: ask(classApi.complete, {}),
    restore: ask(classApi.restore, {}),
    archive: ask(classApi.archive, {}),
    delete: ask(classApi.delete, {}),
  }
}
type Rows = Record<keyof ReturnType<typeof callsOn>, string>

/** What the student, the assistant, the co-teacher and the owner are answered. */
const reads = {
  getClass: 'ok ok ok ok',
  getMembers: 'ok ok ok ok',
  getHistory: 'notTeacher notTeacher ok ok',
  getCode: 'notHelper ok ok ok',
}
const managing = (coTeacher: string, owner = coTeacher) =>
  `notTeacher notTeacher ${coTeacher} ${owner}`
const owning = (owner: string) => managing('notOwner', owner)
const changeable: Omit<Rows, 'complete' | 'restore' | 'archive' | 'delete'> = {
  ...reads,
  ...{ edit: managing('ok'), setCode: managing('ok'), renewCode: managing('ok') },
  decideRequests: 'notHelper ok ok ok',
  inviteAssistant: managing('noPerson'),
  inviteCoTeacher: managing('notOwner', 'noPerson'),
  ...{ removeMembers: managing('ok'), setNumber: managing('ok') },
  createGroup: managing('groupExists'),
  ...{ renameGroup: managing('ok'), deleteGroup: managing('ok'), setGroup: managing('ok') },
  drawGroups: managing('tooFewStudents'),
  offer: owning('ok'),
}
const closed = managing('archived')
const all = (answer: string) => managing(answer).replaceAll('notTeacher', answer)

const expected: Record<'active' | 'completed' | 'archived' | 'deleted', Rows> = {
  // Each row of the four acts on the state begins where the one before has led.
  active: {
    ...changeable,
    ...{ complete: owning('ok'), restore: owning('ok') },
    ...{ archive: owning('ok'), delete: owning('ok') },
  },
  completed: {
    ...changeable,
    ...{ complete: owning('isCompleted'), restore: owning('ok') },
    ...{ archive: owning('ok'), delete: owning('ok') },
  },
  archived: {
    ...reads,
    ...{ edit: closed, setCode: closed, renewCode: closed },
    decideRequests: 'notHelper archived archived archived',
    ...{ inviteAssistant: closed, inviteCoTeacher: closed, removeMembers: closed },
    ...{ setNumber: closed, createGroup: closed, renameGroup: closed, deleteGroup: closed },
    ...{ setGroup: closed, drawGroups: closed },
    ...{ offer: owning('archived'), complete: owning('archived'), restore: owning('ok') },
    ...{ archive: owning('ok'), delete: owning('ok') },
  },
  deleted: Object.fromEntries(
    Object.keys({ ...changeable, complete: 0, restore: 0, archive: 0, delete: 0 }).map((name) => [
      name,
      all('unknown'),
    ]),
  ) as Rows,
}

for (const state of ['active', 'completed', 'archived', 'deleted'] as const) {
  test(`a class that is ${state} answers each of its people by their role`, async () => {
    const cast = await newCast()
    const owner = cast.people[3]!
    const { classId } = cast
    if (state === 'completed') await owner(classApi.complete, { classId })
    if (state === 'archived' || state === 'deleted') await owner(classApi.archive, { classId })
    if (state === 'deleted') await owner(classApi.delete, { classId })
    const answers: Record<string, string> = {}
    for (const [name, ask] of Object.entries(callsOn(cast))) {
      const row = []
      for (const person of cast.people) {
        const { envelope } = await ask(person)
        row.push((envelope.error ?? 'ok').replace('class.', ''))
      }
      answers[name] = row.join(' ')
    }
    expect(answers).toEqual(expected[state])
  })
}
