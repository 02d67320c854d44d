import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { openPdfium } from '#src/features/content/document/child/pdfium.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { courseCompletions } from '#src/features/learning/study/tables.ts'
import { coinAccounts } from '#src/features/money/coins/tables.ts'
import { transferCoins } from '#src/features/money/coins/server/transfer-coins.ts'
import { users } from '#src/features/people/account/tables.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { files } from '#src/server/storage/tables.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { certificateApi } from './contract.ts'
import type { OfferValues } from './forms.ts'
import { drawJob } from './server/issue-certificate.ts'
import { certificates } from './tables.ts'

export const values: OfferValues = {
  ...{ offered: true, template: 'classic', institution: '远帆学堂', institutionEn: 'Farsail' },
  ...{ signer: '唐若琳', signerEn: 'Tang Ruolin', signerTitle: '院长', signerTitleEn: 'Dean' },
  ...{ hours: '32', validMonths: '', showsMark: false, asksFee: false },
  ...{ seal: 'none', signature: 'none' },
}

/** Opens a world whose courses offer certificates. */
export async function openCertificates(settings: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld(settings)
  const { app, newUser, newCourse } = world
  const { kernel } = app
  const { db } = kernel

  async function course(
    offer: Partial<OfferValues> = {},
    more: Parameters<typeof newCourse>[0] = {},
  ) {
    const teacher = await newUser('teacher')
    const made = await newCourse({
      ...{ ownerId: teacher.id, name: '国际贸易术语', nameEn: 'Incoterms in Practice' },
      ...more,
    })
    const { courseId } = made
    await teacher(certificateApi.saveOffer, { courseId, ...values, ...offer })
    return { ...made, teacher }
  }

  const complete = ({ id }: Person, courseId: number) =>
    db.insert(courseCompletions).values({
      ...{ userId: id, courseId, completedAt: new Date('2026-11-20T04:00:00Z') },
    })

  async function graduate(given: { courseId: number }, realName = '陈海燕') {
    const person = await newUser('student', { realName })
    await person(courseApi.join, { courseId: given.courseId, fee: 0 })
    await complete(person, given.courseId)
    return person
  }

  /** Claims as the page does: with what it shows. */
  async function claim(person: Person, courseId: number): Promise<string> {
    const { items, profileName } = await person(certificateApi.getPending, {})
    const fee = items.find((item) => item.courseId === courseId)?.fee ?? 0
    const { zh: name, en: nameEn } = profileName
    return (await person(certificateApi.claim, { courseId, name, nameEn, fee })).code
  }

  const rowOf = async (code: string) =>
    (await db.select().from(certificates).where(eq(certificates.code, code)))[0]!

  /** Waits until a certificate is drawn. @returns its row and the bytes of its files */
  async function drawn(code: string) {
    // Those that no test waits for take most of a second each: this one comes before them.
    await db.execute(sql`
      update pgboss.job set priority = 1 where name = ${drawJob} and state = 'created'
        and data ->> 'certificateId' = (select id::text from certificates where code = ${code})`)
    const row = await eventually(async () => {
      const [found] = await db.select().from(certificates).where(eq(certificates.code, code))
      if (!found?.pdfFileId) throw new Error('it is not drawn yet')
      return found
    }, 30_000)
    const bytesOf = async (fileId: number) => {
      const [file] = await db.select().from(files).where(eq(files.id, fileId))
      return { file: file!, bytes: await buffer(await openFile(kernel, file!)) }
    }
    return { row, pdf: await bytesOf(row.pdfFileId!), jpg: await bytesOf(row.jpgFileId!) }
  }

  const rename = (person: Person, realName: string, realNameEn: string | null = null) =>
    db.update(users).set({ realName, realNameEn }).where(eq(users.id, person.id))

  const setFee = (courseId: number, fee: number) =>
    db.update(courses).set({ fee }).where(eq(courses.id, courseId))

  const give = ({ id }: Person, amount: number) =>
    db.transaction((tx) =>
      transferCoins(tx, {
        ...{ key: `test:${id}:${amount}`, reason: 'opening', amount },
        ...{ from: { system: 'issue' }, to: { userId: id } },
      }),
    )

  const coinsOf = async ({ id }: Person) =>
    (await db.select().from(coinAccounts).where(eq(coinAccounts.userId, id)))[0]?.balance ?? 0

  const expire = (code: string) =>
    db.execute(sql`update certificates set expires_on = '2026-01-01' where code = ${code}`)

  return {
    ...{ ...world, db, kernel, course, complete, graduate, claim, drawn, rowOf, rename },
    ...{ setFee, give, coinsOf, expire },
  }
}

/** The text of a PDF as PDFium reads it, line by line. */
export async function textOf(pdf: Buffer): Promise<string> {
  const pdfium = await openPdfium()
  const document = await pdfium
    .openDocumentBuffer({ id: 'certificate', content: new Uint8Array(pdf).buffer })
    .toPromise()
  const { runs } = await pdfium.getPageTextRuns(document, document.pages[0]!).toPromise()
  return runs.map(({ text }) => text).join('')
}
