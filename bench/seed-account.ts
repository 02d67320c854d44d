import { randomBytes } from 'node:crypto'
import { demoPassword } from '#demo/accounts.ts'
import { createSession } from '#src/features/people/account/server/create-session.ts'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { refreshCookie } from '#src/features/people/account/server/start-session.ts'
import type { Kernel } from '#src/server/kernel.ts'

const total = 1_000_000
const userTotal = 100_000

/** The data that the account cases use. `admin` is an access token. */
export interface AccountSchool {
  admin: string
  /** The access tokens of the people with 20 and with 10,000 messages. */
  few: string
  many: string
  /** One of the 10,000 messages. */
  messageId: number
  counts: Record<string, number>
}

export interface SignedIn {
  username: string
  token: string
  /** The cookie that a browser sends to refresh. */
  cookie: string
}

/** Creates 100,000 people, 1,000,000 messages and 1,000,000 acts inside the database. */
export async function seedAccount(kernel: Kernel): Promise<AccountSchool> {
  const { db } = kernel
  const [admin, few, many] = await newPeople(kernel, { count: 3, admin: true })
  if (!admin || !few || !many) throw new Error('no person was created')
  const client = await db.$client.connect()
  // A million rows take longer than the statement limit of a page.
  await client.query('set statement_timeout = 0')
  const run = async (text: string) => (await client.query(text)).rows as { n: number }[]
  const count = async (table: string) =>
    (await run(`select count(*)::int as n from ${table}`))[0]!.n
  await run(`
    insert into users (username, password_hash, real_name, account_role, created_at)
    select 'person' || n, '', substr('王李张刘陈杨黄赵吴周', 1 + n % 10, 1) ||
      substr('明华芳敏静丽强磊洋艳', 1 + n / 10 % 10, 1) || substr('勇杰娟涛超霞平刚桂英', 1 + n / 100 % 10, 1),
      '1', now() - make_interval(mins => n)
    from generate_series(1, ${userTotal} - (select count(*)::int from users)) n`)
  // Made by one statement, so their numbers are consecutive.
  const [first] = await run(`select id as n from users where username = 'person1'`)
  const messagesFor = (whose: string, amount: number) =>
    run(`insert into messages (user_id, kind, title_zh, title_en, text_zh, text_en, link, read_at, created_at)
      select ${whose}, (array['system','course','class','interaction','order'])[1 + n % 5], '课程更新',
        'A course has changed', '《国际贸易实务》第三章有新内容。', 'There is something new in chapter 3.',
        '/course/' || n % 1000, case when n % 4 > 0 then now() end, now() - make_interval(mins => n % 500000)
      from generate_series(1, ${amount}) n`)
  const randomUser = `${first!.n} + (n * 7919::bigint) % 90000`
  const idOf = ({ username }: SignedIn) =>
    `(select id from users where lower(username) = '${username}')`
  await messagesFor(randomUser, total - (await count('messages')))
  await messagesFor(idOf(few), 20)
  await messagesFor(idOf(many), 10_000)
  // Acts of twenty administrators on random people; the first administrator did a third of them.
  await run(`
    insert into audit_log (at, actor_id, action, subject_user_id, ip, request_id)
    select now() - make_interval(secs => n * 20), ${first!.n} + (case when n % 3 = 0 then 0 else n % 20 end),
      (array['people.lock','people.unlock','people.read','people.update','people.accountRole',
        'people.customRoles','people.resetLink','people.endSessions','verification.read',
        'verification.approve','verification.reject','school.add'])[1 + n % 12],
      ${randomUser}, '192.0.2.1', 'bench'
    from generate_series(1, ${total} - (select count(*)::int from audit_log)) n`)
  await run('vacuum (analyze)')
  const [newest] = await run(`select max(id) as n from messages where user_id = ${idOf(many)}`)
  const tables = ['users', 'messages', 'audit_log']
  const counted: [string, number][] = []
  for (const name of tables) counted.push([name, await count(name)])
  client.release(true)
  return {
    admin: admin.token,
    few: few.token,
    many: many.token,
    messageId: newest?.n ?? 0,
    counts: Object.fromEntries(counted),
  }
}

let passwordHash: string | undefined

/** Creates signed-in people. */
export async function newPeople(
  { db, config, secret }: Kernel,
  { count, admin = false }: { count: number; admin?: boolean },
): Promise<SignedIn[]> {
  passwordHash ??= await hashPassword(demoPassword, config.ARGON2_MEMORY_KIB)
  const hash = passwordHash
  return db.transaction(async (tx) => {
    const people: SignedIn[] = []
    for (let index = 0; index < count; index++) {
      const username = `bench${randomBytes(5).toString('hex')}`
      const userId = await createUser(tx, {
        username,
        passwordHash: hash,
        realName: '测量',
        accountRole: '1',
        customRoles: admin ? ['admin'] : [],
      })
      const session = { secret, userId, remember: true, userAgent: 'bench', ip: '127.0.0.1' }
      const { accessToken, refreshCredential } = await createSession(tx, session)
      people.push({
        username,
        token: accessToken,
        cookie: `${refreshCookie}=${refreshCredential}`,
      })
    }
    return people
  })
}
