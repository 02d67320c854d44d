import { expect, test } from 'vitest'
import { openWorld, type Refusal } from '#tests/world.ts'
import { classApi } from './contract.ts'
import { noChoice } from './test-copy.ts'

const { newUser } = await openWorld()
const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }

test('whoever is no member of a class learns by no call that it exists', async () => {
  const [owner, former] = [await newUser('teacher'), await newUser('teacher')]
  const { classId } = await former(classApi.create, given)
  await former(classApi.offer, { classId, userId: owner.id, stays: false })
  await owner(classApi.answerOffer, { classId, accept: true })
  const { code } = (await owner(classApi.getClass, { classId })).code!
  const [removed, student] = [await newUser('teacher'), await newUser('student')]
  for (const person of [removed, student]) await person(classApi.join, { code })
  await owner(classApi.removeMembers, { classId, userIds: [removed.id] })
  const invited = await newUser('teacher')
  await owner(classApi.invite, { classId, who: invited.username, role: 'coTeacher' })
  const admin = await newUser('admin')
  for (const person of [former, removed, invited, admin]) {
    const userId = student.id
    const calls = [
      person(classApi.getClass, { classId }),
      person(classApi.getMembers, { classId }),
      person(classApi.getHistory, { classId }),
      person(classApi.getCode, { classId, origin: 'https://school.example' }),
      person(classApi.edit, { classId, ...given }),
      person(classApi.setCode, { classId, open: true, approval: false, expiresOn: '' }),
      person(classApi.renewCode, { classId, code }),
      person(classApi.complete, { classId }),
      person(classApi.archive, { classId }),
      person(classApi.restore, { classId }),
      person(classApi.delete, { classId }),
      person(classApi.getCopy, { classId }),
      person(classApi.copy, { classId, ...given, withTeachers: true, ...noChoice }),
      person(classApi.offer, { classId, userId: person.id, stays: false }),
      person(classApi.decideRequests, { classId, approve: true }),
      person(classApi.invite, { classId, who: person.username, role: 'coTeacher' }),
      person(classApi.removeMembers, { classId, userIds: [userId] }),
      person(classApi.setNumber, { classId, userId, number: '1' }),
      person(classApi.createGroup, { classId, name: 'A' }),
      person(classApi.quit, { classId }),
    ]
    const answers = await Promise.allSettled(calls)
    const ids = answers.map((answer) =>
      answer.status === 'rejected' ? (answer.reason as Refusal).envelope.error : 'answered',
    )
    expect(ids).toEqual(calls.map(() => 'class.unknown'))
  }
})
