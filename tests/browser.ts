import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test'
import { demoPassword } from '#demo/accounts.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import {
  type AnswerOf,
  type Endpoint,
  endpointUrl,
  type Envelope,
  type InputOf,
} from '#src/shared/endpoint.ts'
import { type Locale, withLocale } from '#src/shared/locale.ts'
import type { NewMessage } from '#src/shared/message.ts'
import type { NewQuizMade, QuizMade } from '#tests/browser/make-quiz.ts'
import type { CustomRole } from '#src/shared/viewer.ts'
import { tokenCookie } from '#src/shared/token-record.ts'
import { type Texts, textOf } from '#src/web/i18n.tsx'

/** The kinds of people that the server beside the product can make (tests/browser/server.ts). */
export interface NewPerson {
  username: string
  /** '0' has not chosen a role yet. */
  role: '0' | '1' | '2'
  customRoles: CustomRole[]
  coins: number
  phone?: string
  email?: string
  realName?: string
  /** Verified as a teacher. */
  isVerified?: boolean
}
export interface SessionMade {
  token: string
  /** Milliseconds since 1970. */
  expires: number
}
export interface PersonMade extends SessionMade {
  id: number
  username: string
}

/** For `enter` and `newPerson`: the staff of the school. */
export const asReviewer = { role: '2', customRoles: ['reviewer'] } satisfies Partial<NewPerson>
export const asAdministrator = { role: '2', customRoles: ['admin'] } satisfies Partial<NewPerson>

/** A person with an account. `call` asks the product directly: to prepare, and to check results. */
export interface Person extends PersonMade {
  call: Call
}
type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>

interface Fixtures {
  /** The language of the run. */
  locale: Locale
  /** Whether this is the run on a phone. */
  phone: boolean
  /** The texts of a screen in the language of the run, to find elements as a person would. */
  say: <T>(texts: Texts<T>) => T
  /** A path with the language of the run. */
  at: (path: string) => string
  /** Console errors and warnings that a test expects (a refused call, a cut network). */
  expected: RegExp[]
  /** Calls the product as a visitor. */
  call: Call
  /** Makes a person, by default a student without any records; `enter` signs the person in here. */
  newPerson: (more?: Partial<NewPerson>) => Promise<Person>
  /** Makes a person who is signed in on `page`, for tests whose subject is not the sign-in. */
  enter: (more?: Partial<NewPerson>) => Promise<Person>
  /** Sends a message to a person, as features do. */
  tell: (message: NewMessage) => Promise<void>
  /** Makes a quiz in a course of its own. */
  newQuiz: (given: NewQuizMade) => Promise<QuizMade>
  /** Lets days pass for the wrong-question set of a person. */
  passDays: (person: Person, days: number) => Promise<void>
  /** Notes that a person has completed a course. */
  complete: (person: Person, courseId: number) => Promise<void>
  /** Opens another device; with a person, it has a session of its own. */
  otherDevice: (person?: Person) => Promise<Page>
}

/** A test in a real browser. A console error or warning, or a script error, fails it. */
export const test = base.extend<Fixtures>({
  locale: async ({ browserName: _ }, use, info) => {
    await use(info.project.use.locale)
  },
  phone: async ({ viewport }, use) => {
    await use((viewport?.width ?? 0) < 500)
  },
  say: async ({ locale }, use) => {
    await use((texts) => textOf(texts, locale))
  },
  at: async ({ locale }, use) => {
    await use((path) => withLocale(locale, path))
  },
  expected: async ({ browserName: _ }, use) => {
    await use([])
  },
  // Each test has an address of its own, because failed sign-ins and codes are counted by address.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
  context: async ({ context, expected }, use) => {
    const complaints = listen(context)
    await use(context)
    const unexpected = complaints.filter((text) => !expected.some((one) => one.test(text)))
    expect(unexpected, 'the console').toEqual([])
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? patient(page) : page)
  },
  call: async ({ request, locale }, use) => {
    await use(caller(request, locale))
  },
  newPerson: async ({ request, locale, baseURL }, use) => {
    await use(async (more = {}) => {
      const username = `u${crypto.randomUUID().slice(0, 13).replace('-', '')}`
      const wanted: NewPerson = { username, role: '1', customRoles: [], coins: 0, ...more }
      const response = await request.post(beside(baseURL!, '/people'), { data: wanted })
      expect(response.ok(), 'a person is made').toBe(true)
      const made = (await response.json()) as PersonMade
      return { ...made, call: caller(request, locale, made.token) }
    })
  },
  enter: async ({ context, newPerson, baseURL }, use) => {
    await use(async (more) => {
      const person = await newPerson(more)
      await keepSession(context, person, baseURL!)
      return person
    })
  },
  tell: async ({ request, baseURL }, use) => {
    await use(async (message) => {
      const response = await request.post(beside(baseURL!, '/messages'), { data: message })
      expect(response.ok(), 'a message is sent').toBe(true)
    })
  },
  newQuiz: async ({ request, baseURL }, use) => {
    await use(async (given) => {
      const response = await request.post(beside(baseURL!, '/quizzes'), { data: given })
      expect(response.ok(), 'a quiz is made').toBe(true)
      return (await response.json()) as QuizMade
    })
  },
  passDays: async ({ request, baseURL }, use) => {
    await use(async ({ id }, days) => {
      const response = await request.post(beside(baseURL!, '/days'), { data: { userId: id, days } })
      expect(response.ok(), 'days pass').toBe(true)
    })
  },
  complete: async ({ request, baseURL }, use) => {
    await use(async ({ id }, courseId) => {
      const data = { userId: id, courseId }
      const response = await request.post(beside(baseURL!, '/completions'), { data })
      expect(response.ok(), 'a course is completed').toBe(true)
    })
  },
  otherDevice: async ({ browser, expected, baseURL }, use) => {
    const opened: { context: BrowserContext; complaints: string[] }[] = []
    await use(async (person) => {
      const context = await browser.newContext()
      opened.push({ context, complaints: listen(context) })
      if (person) {
        const url = beside(baseURL!, '/sessions')
        const response = await context.request.post(url, { data: { userId: person.id } })
        await keepSession(context, (await response.json()) as SessionMade, baseURL!)
      }
      return patient(await context.newPage())
    })
    for (const { context, complaints } of opened) {
      await context.close()
      const unexpected = complaints.filter((text) => !expected.some((one) => one.test(text)))
      expect(unexpected, 'the console of another device').toEqual([])
    }
  },
})
export { expect }

/** A text as part of a regular expression. */
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

function listen(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${message.text()} (${message.location().url})`)
    }
  })
  context.on('weberror', (error) => {
    complaints.push(error.error().stack ?? error.error().message)
  })
  return complaints
}

/** Stored as the sign-in page does: the cookie serves pages, and calls where nothing else is stored. */
function keepSession(context: BrowserContext, session: SessionMade, url: string): Promise<void> {
  const record = JSON.stringify({ access_token: session.token, expires: session.expires })
  return context.addCookies([{ name: tokenCookie, value: encodeURIComponent(record), url }])
}

function caller(request: APIRequestContext, locale: Locale, token?: string): Call {
  return async (endpoint, input) => {
    const url = endpointUrl(endpoint)
    const headers = { 'accept-language': locale, ...(token && { token }) }
    const response =
      endpoint.method === 'GET'
        ? await request.get(url, { headers, params: input as Record<string, string> })
        : await request.post(url, { headers, data: input })
    const { code, enmsg, data } = (await response.json()) as Envelope<AnswerOf<typeof endpoint>>
    expect(code, `${url}: ${enmsg}`).toBe(0)
    return data
  }
}

const beside = (baseURL: string, path: string) =>
  `http://localhost:${Number(new URL(baseURL).port) + 1}${path}`

/** Makes opening and reloading wait until the page answers to clicks. */
function patient(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...given) => {
    const response = await goto(...given)
    await whenReady(page)
    return response
  }
  page.reload = async (...given) => {
    const response = await reload(...given)
    await whenReady(page)
    return response
  }
  return page
}

/** Waits until the script has enhanced or hydrated the page that came whole from the server. */
export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLive = 'live' in document.documentElement.dataset
    // Of a plain page the islands are hydrated; of another one all, parts loaded by `lazy` the last.
    const roots = document.querySelectorAll(isLive ? '[data-island]:not([data-late])' : 'main')
    const pressed = [...roots].flatMap((root) => [
      ...root.querySelectorAll('button, input, select, textarea'),
    ])
    return (
      (isLive || roots.length > 0) &&
      [...(isLive ? [] : roots), ...pressed].every((one) =>
        Object.keys(one).some((key) => key.startsWith('__reactFiber')),
      )
    )
  })
}

/** Signs in a person of the demo through the sign-in page. */
export async function signIn(page: Page, username: string, say: Fixtures['say']): Promise<void> {
  const t = say(accountText)
  const form = page.getByRole('form', { name: t.signIn })
  await form.getByRole('textbox', { name: t.name, exact: true }).fill(username)
  await passwordField(form, t.password).fill(demoPassword)
  await form.getByRole('button', { name: t.signIn }).click()
  await page.waitForURL((url) => !url.pathname.includes('/auth/login'))
}

/** Exact, because the button beside it that shows the password has a similar name. */
export const passwordField = (form: Locator, label: string) =>
  form.getByRole('textbox', { name: label, exact: true })

/** Returns the code in the last message to a phone or an e-mail. */
export async function lastCode(page: Page, to: string): Promise<string> {
  const url = beside(new URL(page.url()).origin, `/mailbox?to=${encodeURIComponent(to)}`)
  let code: string | undefined
  await expect
    .poll(async () => (code = /\b\d{6}\b/.exec(await (await page.request.get(url)).text())?.[0]))
    .toBeDefined()
  return code!
}

/** Returns the right place of a puzzle's piece, in pixels from the left, which a person sees. */
export async function placeOfPiece(page: Page, puzzleId: string): Promise<number> {
  const url = beside(new URL(page.url()).origin, `/puzzle?id=${encodeURIComponent(puzzleId)}`)
  const place = await (await page.request.get(url)).text()
  expect(place, 'the puzzle is there').toMatch(/^\d+$/)
  return Number(place)
}

/** Presses the Tab key until the element has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let left = 120; left > 0; left--) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the ${key} key never reaches ${String(target)}`)
}

/** Chooses an entry of a menu, and opens the menu again where it has closed meanwhile, as a person does. */
export async function choose(menu: Locator, entry: Locator): Promise<void> {
  await expect(async () => {
    if (!(await entry.isVisible())) await menu.click()
    await entry.click({ timeout: 3000 })
  }).toPass()
}
