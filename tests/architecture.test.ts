import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from '#src/app/features.ts'
import { routes } from '#src/app/pages.ts'
import { circlesIn, isServer, isWeb, product, roomOf, root, sources } from './source-tree.ts'

/** Rooms that only have pages come before the first room that builds on them. */
const pagesOnly = {
  'front/help': 'front/home',
  'front/gallery': 'office/overview',
}

/** Each room builds only on those before it: the order of `app/features.ts`. */
const order = features.map(({ name }) => name).flatMap((name) => [...roomsBefore(name), name])

function roomsBefore(name: string): string[] {
  return Object.entries(pagesOnly).flatMap(([room, next]) => (next === name ? [room] : []))
}

/** Returns every import that breaks the rule, as 'from → to'. */
function breaches(rule: (from: string, to: string) => boolean): string[] {
  return product.flatMap(({ path, imports }) =>
    imports.filter((to) => rule(path, to)).map((to) => `${path} → ${to}`),
  )
}

const isKernel = (path: string) => /^src\/(server|web|shared)\//.test(path)
const isTop = (path: string) => path.startsWith('src/app/')

test('every room has a place in the order', () => {
  const folder = join(root, 'src/features')
  const rooms = readdirSync(folder).flatMap((district) =>
    readdirSync(join(folder, district)).map((room) => `${district}/${room}`),
  )
  expect(rooms.toSorted()).toEqual(order.toSorted())
})

test('the map names each room once', () => {
  const map = readFileSync(join(root, 'docs/map.md'), 'utf8')
  const named = [...map.matchAll(/^\| `([a-z]+\/[a-z-]+)` /gm)].map(([, room]) => room ?? '')
  expect(
    named.filter((name) => /^(people|money|content|learning|front|office)\//.test(name)).toSorted(),
  ).toEqual(order.toSorted())
})

test('a room imports only from rooms before it', () => {
  const place = (path: string) => order.indexOf(roomOf(path) ?? '')
  expect(
    // A link may lead to a later room, because its address does not depend on that room's code.
    breaches(
      (from, to) => place(from) >= 0 && place(to) > place(from) && !to.endsWith('/paths.ts'),
    ),
  ).toEqual([])
})

test('the kernel imports no room, and only src/app and the entry files import src/app', () => {
  expect(breaches((from, to) => isKernel(from) && roomOf(to) !== undefined)).toEqual([])
  const starts = /^src\/(main|config)\.ts$/
  expect(breaches((from, to) => !isTop(from) && !starts.test(from) && isTop(to))).toEqual([])
})

test('screens never import the server, and the server never imports screens', () => {
  expect(breaches((from, to) => isWeb(from) && isServer(to))).toEqual([])
  expect(breaches((from, to) => isServer(from) && isWeb(to))).toEqual([])
})

test('code for server and browser imports neither the server nor screens', () => {
  const anywhere = (path: string) =>
    path.startsWith('src/shared/') ||
    /^src\/features\/[^/]+\/[^/]+\/(contract|forms|paths)\.ts$/.test(path)
  expect(breaches((from, to) => anywhere(from) && (isWeb(to) || isServer(to)))).toEqual([])
})

test('no screen marks an answer, because marking takes the key', () => {
  expect(breaches((from, to) => isWeb(from) && /\/question\/marking\//.test(to))).toEqual([])
})

test('there is no import cycle between files', () => {
  expect(circlesIn(product)).toEqual([])
})

test('contract.ts, tables.ts and feature.ts are at the top of their room', () => {
  const counted = product.filter(({ path }) => /(contract|tables|feature)\.ts$/.test(path))
  const wrong = counted.filter(
    ({ path }) =>
      roomOf(path) &&
      !/^src\/features\/[^/]+\/[^/]+\/(contract|(\w+-)?tables|feature)\.ts$/.test(path),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('only the owner of a table writes it, also in SQL strings', () => {
  const owners = new Map<string, string>()
  for (const { path, code } of sources.filter((one) => /(^|\/)(\w+-)?tables\.ts$/.test(one.path))) {
    for (const [, name = '', table = ''] of code.matchAll(
      /export const (\w+) = pgTable\(\s*'(\w+)'/g,
    )) {
      owners.set(name, roomOf(path) ?? 'kernel').set(table, roomOf(path) ?? 'kernel')
    }
  }
  expect(owners.size).toBeGreaterThan(60)
  const calls = /\.(?:insert|update|delete)\(\s*(\w+)/g
  const words = /\b(?:insert into|delete from|update)\s+(?:\$\{(\w+)\}|"?(\w+)"?\s)/gi
  const strangers = product.flatMap(({ path, code }) =>
    [...code.matchAll(calls), ...code.matchAll(words)].flatMap(([, a, b]) => {
      const table = a ?? b ?? ''
      const owner = owners.get(table)
      return owner && owner !== (roomOf(path) ?? 'kernel') ? [`${path} writes ${table}`] : []
    }),
  )
  expect(strangers).toEqual([])
})

test('addresses are written only in the route table, the menus and path functions', () => {
  const first = [...new Set(routes.map(({ path }) => path.split('/')[1]).filter(Boolean))].join('|')
  const address = new RegExp(`['"\`]/(${first})(?:['"\`/?#]|\\$\\{)`)
  // The kernel's guards name the two pages of the specification's guard order, in page-path.ts.
  const allowed = /^src\/app\/(pages|menus)\.ts$|\/paths\.ts$|shared\/page-path\.ts$/
  const found = product
    .filter(({ path }) => !allowed.test(path))
    .flatMap(({ path, code }) =>
      code
        .split('\n')
        .filter((line) => address.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})

test('screens call endpoints, never address strings', () => {
  const found = product
    .filter(({ path, code }) => isWeb(path) && /['"`]\/api\//.test(code))
    .map(({ path }) => path)
  expect(found).toEqual([])
})

test('cache tags are created only in the tags.ts of a room', () => {
  const makers = product.filter(({ text }) => /\bcacheTag\b/.test(text)).map(({ path }) => path)
  expect(
    makers.filter((path) => path !== 'src/shared/cache-tag.ts' && !path.endsWith('/tags.ts')),
  ).toEqual([])
})

test('screens have no SQL and no fetch outside the client', () => {
  const mayFetch =
    /^src\/web\/(api|session|live\/build-check|prefetch)|document\/web\/parts|quiz\/web\/files\/read-sent/
  const found = product
    .filter(({ path }) => isWeb(path))
    .flatMap(({ path, code }) => [
      ...(/drizzle|sql`/.test(code) ? [`${path}: SQL`] : []),
      ...(/\bfetch\(/.test(code) && !mayFetch.test(path) ? [`${path}: fetch`] : []),
    ])
  expect(found).toEqual([])
})

/** Files of the server whose Chinese is no text, or is one name beside what it names. */
const otherChinese: Record<string, string> = {
  'src/app/create-app.ts': 'the title of the kernel’s own part, as in feature.ts',
  'src/config.ts': 'the default name and address of a school',
  'src/features/content/question/marking/date-match.ts': 'signs that dates are written with',
  'src/features/learning/gradebook/office/find-columns.ts': 'words that offices head columns with',
  'src/features/learning/schedule/server/check-rows.ts': 'words that timetables are written with',
  'src/features/learning/schedule/weeks.ts': 'words that timetables are written with',
  'src/features/people/guard/server/captcha-question.ts': 'numerals',
  'src/features/people/school/server/provinces.ts': 'data: the provinces',
  'src/features/people/security/server/place.ts': 'names in the database of addresses',
  'src/features/people/verification/server/similar-names.ts':
    'words that names are compared without',
  'src/features/people/verification/server/verification-parts.ts': 'as personal-data.ts',
  'src/server/outbox/mail-layout.ts': 'the foot of every mail',
  'src/server/pages/refuse-post.ts': 'its two refusals',
  'src/server/storage/files-of.ts': 'as personal-data.ts',
  'src/server/text/weak-words.ts': 'words that queries are compared without',
}

test('Chinese is written in text files, contracts, mails, messages and the descriptions of a room', () => {
  const texts =
    /(^|[/-])texts?\.ts$|[/-](contract|api|forms|fields|errors)\.ts$|^src\/app\/(pages|menus)\.ts$/
  const ofTheServer =
    /\/feature\.ts$|\/server\/(personal-data|([\w-]+-)?(mail|messages|notices?))\.ts$/
  const found = product
    .filter(({ path, code }) => /\p{Script=Han}/u.test(code) && !texts.test(path))
    .filter(({ path }) => isWeb(path) || !ofTheServer.test(path))
    .map(({ path }) => path)
  expect(found.toSorted()).toEqual(Object.keys(otherChinese))
})

/** Contracts and texts that are longer than 300 lines, and how long they may get: then their room is two. */
const longerFiles: Record<string, number> = {
  'src/features/learning/course/contract.ts': 395,
  'src/features/office/people/contract.ts': 330,
  'src/features/office/people/web/person-text.ts': 325,
  'src/features/people/security/contract.ts': 310,
  'src/features/people/verification/contract.ts': 360,
}

test('files are kebab-case, at most 300 lines long, and have named exports only', () => {
  const needsDefault = /-page\.tsx$|src\/app\/(root|routes|entry\.(client|server))/
  const loadedLater = new Set(
    product.flatMap(({ imports, staticImports }) =>
      imports.filter((path) => !staticImports.includes(path)),
    ),
  )
  const problems = product.flatMap(({ path, text }) => {
    const name = path.split('/').at(-1) ?? ''
    const isDefault = /^export default/m.test(text)
    return [
      ...(/^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/.test(name) ? [] : [`${path}: name`]),
      ...(isDefault && !needsDefault.test(path) && !loadedLater.has(path)
        ? [`${path}: default export`]
        : []),
      ...(/^export \* from/m.test(text) ? [`${path}: barrel`] : []),
      ...(text.split('\n').length > (longerFiles[path] ?? 300) ? [`${path}: over 300 lines`] : []),
    ]
  })
  expect(problems).toEqual([])
})

test('a screen reads its query through useList and useQueryValue, a loader through readList and readQueryValue', () => {
  const found = product
    .filter(({ path }) => /^src\/(features\/[^/]+\/[^/]+\/web|app\/shell)\//.test(path))
    .filter(({ code }) => /\b(searchParams|(URL|use)SearchParams)\b/.test(code))
    .map(({ path }) => path)
  expect(found).toEqual([])
})

/** These files show a role by its name, or set one. */
const showRoles = [
  'src/features/office/people/web/account-role-dialog.tsx',
  'src/features/office/people/web/custom-roles-dialog.tsx',
  'src/features/office/people/web/people-page.tsx',
  'src/features/office/people/web/person-actions.tsx',
  'src/features/office/people/web/person-tags.tsx',
  'src/features/people/profile/web/account-links.tsx',
]

test('no screen decides by a role, because rights come with the answer', () => {
  const roles = /\b(accountRole|customRoles|isAdmin|passesRoleGuard|mayReview)\b/
  const found = product
    .filter(({ path }) => isWeb(path) && !path.endsWith('text.ts'))
    .filter(({ code }) => roles.test(code))
    .map(({ path }) => path)
  expect(found.toSorted()).toEqual(showRoles)
})

test('screens read .may or .why of a right, because the right itself is always truthy', () => {
  const bare = /\bcan\.\w+\b(?!\.(may|why)\b)/g
  const found = product
    .filter(({ path }) => isWeb(path))
    .flatMap(({ path, text }) => [...text.matchAll(bare)].map(([right]) => `${path}: ${right}`))
  expect(found).toEqual([])
})

test('a purpose of codes and work begins with the name of the room that declares it', () => {
  const inRooms = product.filter(({ path }) => roomOf(path) !== undefined)
  const declared = inRooms.flatMap(({ path, text }) =>
    [...text.matchAll(/\b\w*[pP]urpose = '([^']*)'/g)].map(([, purpose]) => ({
      room: roomOf(path)?.split('/')[1],
      purpose,
    })),
  )
  expect(declared.length).toBeGreaterThan(3)
  for (const { room, purpose } of declared) expect(purpose).toMatch(new RegExp(`^${room}\\.`))
})

/** Parts that answer a failure themselves, and why. */
const ownFailures: Record<string, string> = {
  'src/features/content/document/web/preview-page.tsx':
    'a loader whose refusal is a page of its own',
  'src/features/learning/interaction/web/use-pictures.ts':
    'pictures on their way, of which each says what has failed',
  'src/features/learning/certificate/web/verify/verify-page.tsx':
    'a loader whose refusal is a page of its own',
  'src/features/learning/class/web/join-page.tsx': 'a loader whose refusal stands beside a field',
  'src/features/learning/discussion/web/topic-page.tsx': 'a loader whose refusal leads to the list',
  'src/features/learning/lesson/web/check-in-page.tsx': 'a loader whose refusal stands on the page',
  'src/features/learning/lesson/web/use-code.ts':
    'a projector that looks again after a line that broke',
  'src/features/content/draft/web/draft-sending.ts': 'a queue that sends again',
  'src/features/content/draft/web/keep-acts.ts': 'a storage that a browser may forbid',
  'src/features/content/file/web/uploads/begin-transfers.ts':
    'the calls of a queue that sends again',
  'src/features/content/file/web/uploads/hash.worker.ts':
    'a file that may be gone, told to the queue',
  'src/features/content/file/web/uploads/kept-transfers.ts': 'a storage that a browser may forbid',
  'src/features/content/file/web/uploads/open-kept.ts': 'a file that a browser may refuse to open',
  'src/features/content/file/web/uploads/restore-transfers.ts':
    'a file that a browser may refuse to open',
  'src/features/content/file/web/uploads/send-pieces.ts': 'a line that is cut',
  'src/features/content/file/web/uploads/through-cuts.ts': 'a line that is cut',
  'src/features/content/file/web/uploads/transfers.ts': 'a queue that sends again',
  'src/features/learning/note/web/note-queue.ts': 'a queue that sends again',
  'src/features/learning/note/web/frame-queue.ts': 'a queue that sends again',
  'src/features/learning/peer/web/use-review.ts': 'a queue that sends again',
  'src/features/learning/quiz/web/answer-queue.ts': 'a queue that sends again',
  'src/features/learning/quiz/web/answer-store.ts': 'a storage that a browser may forbid',
  'src/features/learning/quiz/web/files/file-sender.ts': 'a queue that sends again',
  'src/features/learning/quiz/web/files/kept-files.ts': 'a storage that a browser may forbid',
  'src/features/learning/study/web/reports/leftovers.ts': 'a queue that sends again',
  'src/features/learning/study/web/reports/pages-reporter.ts': 'a queue that sends again',
  'src/features/learning/study/web/study-page.tsx': 'a loader whose refusal is a page of its own',
  'src/features/learning/study/web/reports/watched-reporter.ts': 'a queue that sends again',
}

test('screens catch no failure and have no pending state of their own', () => {
  const pending = /\bset(Pending|Busy|Saving|Submitting|Sending|Leaving)\b/
  const screens = /^src\/(features\/[^/]+\/[^/]+\/web|app\/shell)\/|^src\/app\/[^/]+\.tsx$/
  const found = product
    .filter(({ path }) => screens.test(path))
    .flatMap(({ path, code }) => [
      ...(/\btry \{|\.catch\(/.test(code) || takesFailure(code) ? [`${path}: failure`] : []),
      ...(pending.test(code) ? [`${path}: pending`] : []),
    ])
  const known = Object.keys(ownFailures).map((path) => `${path}: failure`)
  expect(found.toSorted()).toEqual(known.toSorted())
})

/** Whether a `.then(` has a second argument. */
function takesFailure(code: string): boolean {
  return [...code.matchAll(/\.then\(/g)].some(({ index }) => {
    let depth = 0
    for (let at = index + '.then('.length; depth >= 0; at++) {
      const sign = code[at]
      if (sign === undefined) return false
      if ('([{'.includes(sign)) depth++
      if (')]}'.includes(sign)) depth--
      if (sign === ',' && depth === 0 && !/^\s*\)/.test(code.slice(at + 1))) return true
    }
    return false
  })
}

test('a second argument of then is found', () => {
  expect(takesFailure('work.then((a, b) => show(a, b))')).toBe(false)
  expect(takesFailure('work.then(\n  show,\n)')).toBe(false)
  expect(takesFailure('work.then((a) => show({ a }), fail)')).toBe(true)
})
