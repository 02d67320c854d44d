import { randomBytes } from 'node:crypto'
import { createSession } from '#src/features/people/account/server/create-session.ts'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import {
  createQuestions,
  type NewQuestion,
} from '#src/features/content/bank/server/save-question.ts'
import { questionFolders } from '#src/features/content/bank/tables.ts'
import type { PlainBody } from '#src/features/content/question/body/body.ts'
import type { Kernel } from '#src/server/kernel.ts'

const total = 100_000
const folderTotal = 40
/** Questions of one transaction, as of a large import. */
const turn = 1000

/** The data that the cases of the question bank use. */
export interface BankSchool {
  /** Access tokens of the owner of 100,000 questions and of a teacher with whom half of them are shared. */
  owner: string
  reader: string
  folderId: number
  questionId: number
  tagId: number
  counts: Record<string, number>
}

type Given = Pick<Kernel, 'db' | 'secret'>

/** Makes a bank of 100,000 questions by the product's own use case, so that words and counts are real. */
export async function seedBank(given: Given): Promise<BankSchool> {
  const { db } = given
  const began = performance.now()
  const [owner, reader] = [await newTeacher(given, '王知秋'), await newTeacher(given, '李远帆')]
  const folders = await db
    .insert(questionFolders)
    .values(
      Array.from({ length: folderTotal }, (_, at) => ({
        ownerId: owner.id,
        name: `第 ${at + 1} 章`,
      })),
    )
    .returning({ id: questionFolders.id })
  const rows = (from: number): NewQuestion[] =>
    Array.from({ length: turn }, (_, at) => {
      const n = from + at
      return {
        ownerId: owner.id,
        // The first folder has a quarter of all.
        folderId: n % 10 === 9 ? null : folders[n % 4 === 0 ? 0 : (n * 7) % folderTotal]!.id,
        body: bodyOf(n),
        difficulty: ([1, 2, 2, 3] as const)[n % 4]!,
        points: 1 + (n % 5),
        tags: [`章节 ${n % 60}`, ...(n % 3 === 0 ? ['重点'] : [])],
        ...(n % 23 === 0 && { status: 'retired' as const }),
      }
    })
  let fastest = Infinity
  for (let from = 0; from < total; from += turn) {
    const start = performance.now()
    await db.transaction((tx) => createQuestions(tx, { viewer: owner }, rows(from)))
    fastest = Math.min(fastest, performance.now() - start)
  }
  const client = await db.$client.connect()
  await client.query('set statement_timeout = 0')
  // Every second folder is shared with the reader.
  await client.query(`insert into question_folder_shares (folder_id, user_id)
    select id, ${reader.id} from question_folders where owner_id = ${owner.id} and id % 2 = 0`)
  await client.query('vacuum (analyze)')
  const one = async (text: string) => (await client.query<{ id: number }>(text)).rows[0]!.id
  const questionId = await one(`select max(id) as id from questions`)
  const tagId = await one(`select id from question_tags where name = '章节 7'`)
  client.release(true)
  return {
    ...{ owner: owner.token, reader: reader.token, folderId: folders[0]!.id, questionId, tagId },
    counts: {
      questions: total,
      'ms for 1,000 made at once': Math.round(fastest),
      seconds: Math.round((performance.now() - began) / 1000),
    },
  }
}

export async function newTeacher({ db, secret }: Given, realName: string) {
  const id = await createUser(db, {
    ...{ username: `bank_${randomBytes(4).toString('hex')}`, passwordHash: '' },
    ...{ realName, accountRole: '2' as const },
  })
  const session = { secret, userId: id, remember: true, userAgent: 'bench', ip: '127.0.0.1' }
  return { id, token: (await createSession(db, session)).accessToken }
}

type Pair = readonly [zh: string, en: string]

const terms: Pair[] = [
  ['信用证', 'letter of credit'],
  ['海运提单', 'ocean bill of lading'],
  ['商业发票', 'commercial invoice'],
  ['装箱单', 'packing list'],
  ['原产地证书', 'certificate of origin'],
  ['保险单', 'insurance policy'],
  ['报关单', 'customs declaration'],
  ['汇票', 'bill of exchange'],
  ['托收', 'documentary collection'],
  ['出口退税', 'export tax refund'],
  ['贸易术语', 'trade term'],
  ['共同海损', 'general average'],
  ['商品归类', 'tariff classification'],
  ['外汇风险', 'foreign exchange risk'],
]
const people: Pair[] = [
  ['开证行', 'the issuing bank'],
  ['议付行', 'the negotiating bank'],
  ['出口商', 'the exporter'],
  ['进口商', 'the importer'],
  ['承运人', 'the carrier'],
  ['货运代理', 'the forwarder'],
  ['海关', 'the customs'],
  ['保险公司', 'the insurer'],
]
const asks: Pair[] = [
  ['应当在几天内处理', 'has how many days to handle'],
  ['有权拒绝接受的是哪一种', 'may refuse which kind of'],
  ['承担的主要责任是什么', 'bears which liability under'],
  ['必须核对的栏目是', 'has to check which field of'],
  ['不得更改的内容是', 'must not change which part of'],
]
const places = [
  '上海',
  '宁波',
  '青岛',
  '广州',
  '汉堡',
  '鹿特丹',
  '洛杉矶',
  '迪拜',
  '新加坡',
  '釜山',
]

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!

/** Spreads questions over terms, people and places, with a number of their own. */
function bodyOf(n: number): PlainBody {
  const mixed = Math.imul(n, 2_654_435_761) >>> 8
  const [term, person, ask] = [
    pick(terms, mixed),
    pick(people, mixed >>> 4),
    pick(asks, mixed >>> 7),
  ]
  const [from, to] = [pick(places, mixed >>> 9), pick(places, (mixed >>> 9) + 1 + (n % 9))]
  const base = {
    stem: {
      zh: `<p>合同 ${n} 号的货物由${from}运往${to}，关于<strong>${term[0]}</strong>，${person[0]}${ask[0]}？</p>`,
      en: `<p>Under contract ${n}, ${person[1]} ${ask[1]} the <strong>${term[1]}</strong>?</p>`,
    },
    explanation: { zh: `<p>参见教材第 ${n % 30} 章。</p>`, en: '' },
  }
  const option = (at: number) => ({
    id: 'abcd'[at]!,
    text: {
      zh: `${pick(people, mixed + at)[0]}的第 ${at + 1} 项义务`,
      en: pick(people, mixed + at)[1],
    },
    right: at === n % 4,
  })
  const options = [0, 1, 2, 3].map(option)
  if (n % 50 === 0) {
    return {
      ...{ type: 'essay', ...base, leastWords: 0, mostWords: 500, criteria: [] },
      modelAnswer: { zh: '', en: '' },
    }
  }
  if (n % 5 === 0) return { type: 'trueFalse', ...base, right: n % 2 === 0 }
  return { type: n % 3 === 0 ? 'multiple' : 'single', ...base, options, keepOrder: false }
}
