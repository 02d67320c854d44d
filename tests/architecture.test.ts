import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from '#src/app/features.ts'
import { routes } from '#src/app/pages.ts'
import { circlesIn, isServer, isWeb, product, roomOf, root, sources } from './source-tree.ts'

/** Rooms that only have pages come before the first room that builds on them. */
const pagesOnly = {
  'front/search': 'front/home',
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

test('there is no import cycle between files', () => {
  expect(circlesIn(product)).toEqual([])
})

test('contract.ts, tables.ts and feature.ts are at the top of their room', () => {
  const counted = product.filter(({ path }) => /(contract|tables|feature)\.ts$/.test(path))
  const wrong = counted.filter(
    ({ path }) =>
      roomOf(path) && !/^src\/features\/[^/]+\/[^/]+\/(contract|tables|feature)\.ts$/.test(path),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('only the owner of a table writes it, also in SQL strings', () => {
  const owners = new Map<string, string>()
  for (const { path, code } of sources.filter((one) => /(^|\/)tables\.ts$/.test(one.path))) {
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

test('screens have no SQL, no fetch outside the client and no Chinese outside text files', () => {
  const mayFetch = /^src\/web\/(api|session|live\/build-check|prefetch)|pdf-assets/
  const mayHoldChinese =
    /(^|[/-])texts?\.ts$|^src\/app\/(pages|menus)\.ts$|\/(contract|forms|fields|errors|rules-text)\.ts$/
  const found = product
    .filter(({ path }) => isWeb(path))
    .flatMap(({ path, code }) => [
      ...(/drizzle|sql`/.test(code) ? [`${path}: SQL`] : []),
      ...(/\bfetch\(/.test(code) && !mayFetch.test(path) ? [`${path}: fetch`] : []),
      ...(/\p{Script=Han}/u.test(code) && !mayHoldChinese.test(path) ? [`${path}: Chinese`] : []),
    ])
  expect(found).toEqual([])
})

test('files are kebab-case, at most 300 lines long, and have named exports only', () => {
  const needsDefault =
    /-page\.tsx$|src\/app\/(root|routes|entry\.(client|server))|ui\/[\w-]+(frame|box)\.tsx$/
  const problems = product.flatMap(({ path, text }) => {
    const name = path.split('/').at(-1) ?? ''
    const isDefault = /^export default/m.test(text)
    return [
      ...(/^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/.test(name) ? [] : [`${path}: name`]),
      ...(isDefault && !needsDefault.test(path) && !/lazy/.test(text)
        ? [`${path}: default export`]
        : []),
      ...(/^export \* from/m.test(text) ? [`${path}: barrel`] : []),
      ...(text.split('\n').length > 300 && !/(text|contract)\.ts$/.test(path)
        ? [`${path}: over 300 lines`]
        : []),
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

/** Parts below a screen that answer a failure themselves: queues that send again, an interrupted drawing. */
const ownFailures = [
  'src/features/learning/quiz/web/answer-queue.ts',
  'src/features/learning/quiz/web/answer-store.ts',
  'src/features/learning/study/web/pdf-document.ts',
  'src/features/learning/study/web/watched-reporter.ts',
]

test('screens have no try and no pending state of their own', () => {
  const pending = /\bset(Pending|Busy|Saving|Submitting|Sending)\b/
  const found = product
    .filter(({ path }) => /^src\/features\/[^/]+\/[^/]+\/web\//.test(path))
    .flatMap(({ path, text }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      return [
        ...(/\btry \{/.test(code) && !ownFailures.includes(path) ? [`${path}: try`] : []),
        ...(pending.test(code) ? [`${path}: pending`] : []),
      ]
    })
  expect(found).toEqual([])
})
