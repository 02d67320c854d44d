import { demoPassword } from '#demo/accounts.ts'
import type { Call } from './load.ts'
import type { Case, Target } from './measure.ts'
import type { AccountSchool, SignedIn } from './seed-account.ts'

/** The people of a round, in cases of an act that a person does once. */
const peopleARound = 400

let address = 0

/** Returns the header of a new address each time, so that no limit of an address applies. */
export const fromElsewhere = (): Record<string, string> => {
  address += 1
  return { 'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}` }
}

export const loginOf = (username: string, password: string): Call => ({
  method: 'POST',
  path: '/api/Login/Login',
  headers: fromElsewhere(),
  body: { username, password },
})

/** The account side: signing in, one's own messages, and the administrators' searches. */
export function accountCases({ child }: Target, school: AccountSchool): Case[] {
  const people = (count = peopleARound) => child.ask<SignedIn[]>('people', { count })
  const each = (name: string, call: (one: SignedIn) => Call, more: Partial<Case> = {}): Case => ({
    name,
    seconds: 20,
    ...more,
    scenario: async () => ({ kind: 'calls', once: true, calls: (await people()).map(call) }),
  })
  const get = (name: string, token: string, path: string): Case => ({
    name,
    scenario: {
      kind: 'calls',
      once: false,
      calls: [{ method: 'GET', path: `/api/${path}`, headers: { token } }],
    },
  })
  const { admin, few, many, messageId } = school
  const name = encodeURIComponent
  const list = 'UserCenter/GetSendMessageList'
  const acts = 'Admin/GetAuditLog'
  return [
    {
      name: 'login, right password',
      seconds: 20,
      scenario: async () => ({
        kind: 'calls',
        once: true,
        calls: (await people(60)).map(({ username }) => loginOf(username, demoPassword)),
      }),
    },
    {
      name: 'login, wrong password',
      seconds: 20,
      scenario: async () => ({
        kind: 'calls',
        once: true,
        calls: (await people(60)).map(({ username }) => loginOf(username, 'Wrong-2026')),
      }),
    },
    {
      name: 'login, unknown name',
      seconds: 20,
      scenario: async () => ({
        kind: 'calls',
        once: true,
        calls: (await people(60)).map(({ username }) => loginOf(`${username}x`, 'Wrong-2026')),
      }),
    },
    // As in a lesson: a code, a proof of work for every second person, the form. The work is not the server's.
    { name: 'sign-up', seconds: 10, scenario: { kind: 'sign-up' } },
    each('refresh', ({ cookie }) => ({
      method: 'POST',
      path: '/api/Login/RefreshToken',
      headers: { cookie },
      body: {},
    })),
    each('check-in', ({ token }) => ({
      method: 'POST',
      path: '/api/Coins/CheckIn',
      headers: { token },
      body: {},
    })),
    get('messages, of 20', few, list),
    get('messages, of 10,000', many, list),
    get('messages, of 10,000, page 400', many, `${list}?page=400`),
    get('messages, of 10,000, unread', many, `${list}?state=unread`),
    {
      name: 'mark read, and count unread of 10,000',
      scenario: {
        kind: 'calls',
        once: false,
        calls: [
          {
            method: 'POST',
            path: '/api/UserCenter/UpdateSendMessageRead',
            headers: { token: many },
            body: { Id: messageId },
          },
        ],
      },
    },
    get('acts, newest', admin, acts),
    get('acts, page 300', admin, `${acts}?page=300`),
    get('acts, of a busy administrator', admin, `${acts}?keyword=person1`),
    get('acts, by a name', admin, `${acts}?keyword=${name('王明勇')}`),
    get(
      'acts, one kind in a week',
      admin,
      `${acts}?action=people.lock&from=2026-11-01&to=2026-11-07`,
    ),
    get('people, newest', admin, 'People/GetPeople'),
    get('people, by a name', admin, `People/GetPeople?keyword=${name('王明勇')}`),
    get('people, by a user name', admin, 'People/GetPeople?keyword=person77'),
  ]
}
