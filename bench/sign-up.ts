import { demoPassword } from '#demo/accounts.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { termsVersion } from '#src/features/people/account/forms.ts'
import type { Work } from '#src/features/people/guard/contract.ts'
import { endpointUrl, type Envelope } from '#src/shared/endpoint.ts'
import { solveWork } from '../tests/attacks/solve-work.ts'
import { type Connection, request } from './connection.ts'

/** People who sign up from one address: the first ten get their code at once, the others do a proof of work. */
const peopleAtAddress = 20

/** Where a bench's server shows the last message to a contact, in place of the person's phone. */
export const mailboxPath = '/bench/mailbox'

let people = 0

/** Signs one person up: a code, its proof of work where the server asks for one, the form. @returns the bytes of the answer */
export async function signUp(connection: Connection): Promise<number> {
  const person = (people += 1)
  const inputNumber = `139${String(person).padStart(8, '0')}`
  const place = Math.ceil(person / peopleAtAddress)
  const headers = { 'x-forwarded-for': `172.16.${place >> 8}.${place & 255}` }
  const send = async (text: string) => {
    const { body } = await connection.send(text)
    return { bytes: body.length, envelope: JSON.parse(body.toString()) as Envelope }
  }
  const askCode = (work?: string) =>
    send(
      request('GET', `${endpointUrl(accountApi.getVerificationCode)}?inputNumber=${inputNumber}`, {
        headers: { ...headers, ...(work !== undefined && { 'x-work': work }) },
      }),
    )
  let asked = await askCode()
  if (asked.envelope.error === 'guard.proofNeeded') {
    const { work } = asked.envelope.data as { work: Work }
    asked = await askCode(await solveWork(work))
  }
  must(asked.envelope)
  const mailbox = await connection.send(request('GET', `${mailboxPath}?to=${inputNumber}`))
  const body = {
    inputNumber,
    code: /\d{6}/.exec(mailbox.body.toString())?.[0],
    username: `signup${person}`,
    password: demoPassword,
    realName: '测量',
    termsVersion,
  }
  const signedUp = await send(request('POST', endpointUrl(accountApi.register), { headers, body }))
  must(signedUp.envelope)
  return signedUp.bytes
}

function must(envelope: Envelope): void {
  if (envelope.code !== 0) throw new Error(`sign-up: ${JSON.stringify(envelope)}`)
}
