import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Each room builds only on those before it: the order of `app/features.ts`, with rooms that have pages only. */
const order = [
  ...['people/school', 'people/account', 'people/security', 'office/saved-filter'],
  ...['people/verification', 'people/profile', 'people/message', 'people/privacy', 'money/coins'],
  ...[
    'learning/quiz',
    'learning/course',
    'learning/study',
    'front/search',
    'front/home',
    'front/help',
  ],
  ...['front/feedback', 'office/audit', 'office/people', 'office/outbox', 'office/overview'],
]

interface Source {
  path: string
  text: string
  imports: string[]
}

const sources = filesBelow(join(root, 'src')).map(read)
/** Without tests and what only tests use. */
const product = sources.filter(({ path }) => !/\.(test|e2e)\.|\/test-|\/testing\//.test(path))

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesBelow(path)
    return /\.tsx?$/.test(name) ? [path] : []
  })
}

/** With the product's own imports as paths from the root. */
function read(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(#src\/|#demo\/|\.{1,2}\/)([^']+)'/g)
  const imports = [...found].map(([, start = '', rest = '']) => {
    if (start.startsWith('#')) return `${start.slice(1)}${rest}`
    return relative(root, resolve(dirname(file), start, rest))
  })
  return {
    path: relative(root, file),
    text,
    imports: imports.map((one) => one.split('?')[0] ?? one),
  }
}

const featureOf = (path: string) => /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1]
const isWeb = (path: string) => /^src\/web\/|^src\/features\/[^/]+\/[^/]+\/web\//.test(path)
const isServer = (path: string) =>
  /^src\/server\/|^src\/features\/[^/]+\/[^/]+\/(server\/|feature\.ts|tables\.ts)/.test(path)

/** Every import that breaks the rule, as 'from → to'. */
function breaches(rule: (from: string, to: string) => boolean): string[] {
  return product.flatMap(({ path, imports }) =>
    imports.filter((to) => rule(path, to)).map((to) => `${path} → ${to}`),
  )
}

test('every feature has its place in the order', () => {
  const folder = join(root, 'src/features')
  const rooms = readdirSync(folder).flatMap((district) =>
    readdirSync(join(folder, district)).map((room) => `${district}/${room}`),
  )
  expect(rooms.filter((name) => !order.includes(name))).toEqual([])
})

test('a feature builds only on those above it', () => {
  const place = (path: string) => order.indexOf(featureOf(path) ?? '')
  expect(
    breaches((from, to) => place(from) >= 0 && place(to) >= 0 && place(to) > place(from)),
  ).toEqual([])
})

test('screens never import the server, and the server never imports screens', () => {
  expect(breaches((from, to) => isWeb(from) && isServer(to))).toEqual([])
  // render.ts and what it uses of the web kernel: the route table, shapes and paths.
  expect(
    breaches((from, to) => isServer(from) && /^src\/features\/[^/]+\/[^/]+\/web\//.test(to)),
  ).toEqual([])
})

test('what runs anywhere imports neither side', () => {
  const anywhere = (path: string) =>
    path.startsWith('src/shared/') ||
    /^src\/features\/[^/]+\/[^/]+\/(contract|forms|paths)\.ts$/.test(path)
  expect(breaches((from, to) => anywhere(from) && (isWeb(to) || isServer(to)))).toEqual([])
})

test('the kernel knows no feature', () => {
  expect(
    breaches((from, to) => /^src\/(server|shared)\//.test(from) && Boolean(featureOf(to))),
  ).toEqual([])
})

test('only the owner writes its tables', () => {
  const writes = /\.(insert|update|delete)\(\s*(\w+)/g
  const owners = new Map<string, string>()
  for (const { path, text } of sources.filter((one) => /[/-]tables\.ts$/.test(one.path))) {
    for (const [, name = ''] of text.matchAll(/export const (\w+) = pgTable/g)) {
      owners.set(name, featureOf(path) ?? 'kernel')
    }
  }
  const strangers = product.flatMap(({ path, text }) =>
    [...text.matchAll(writes)].flatMap(([, , table = '']) => {
      const owner = owners.get(table)
      return owner && owner !== (featureOf(path) ?? 'kernel') ? [`${path} writes ${table}`] : []
    }),
  )
  expect(strangers).toEqual([])
})

test("cache tags are made by a room's tags.ts alone", () => {
  const makers = product.filter(({ text }) => /\bcacheTag\b/.test(text)).map(({ path }) => path)
  expect(
    makers.filter((path) => path !== 'src/shared/cache-tag.ts' && !path.endsWith('/tags.ts')),
  ).toEqual([])
})

test('no SQL in a screen, no fetch outside the client, no Chinese outside text files', () => {
  const found = product
    .filter(({ path }) => isWeb(path))
    .flatMap(({ path, text }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      return [
        ...(/drizzle|sql`/.test(code) ? [`${path}: SQL`] : []),
        ...(/\bfetch\(/.test(code) &&
        !/^src\/web\/(api|session|live\/build-check|prefetch)|pdf-assets/.test(path)
          ? [`${path}: fetch`]
          : []),
        ...(/\p{Script=Han}/u.test(code) && !/text(s)?\.ts$|(pages|menus)\.ts$/.test(path)
          ? [`${path}: Chinese`]
          : []),
      ]
    })
  expect(found).toEqual([])
})

test('files are kebab-case, named exports only, and of a size one reads at once', () => {
  const problems = product.flatMap(({ path, text }) => {
    const name = path.split('/').at(-1) ?? ''
    const needsDefault =
      /-page\.tsx$|src\/app\/(root|routes|entry\.(client|server))|ui\/[\w-]+(frame|box)\.tsx$/.test(
        path,
      )
    return [
      ...(/^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/.test(name) ? [] : [`${path}: name`]),
      ...(/^export default/m.test(text) && !needsDefault && !/lazy/.test(text)
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

/** They show a role by its name, or set one. */
const showRoles = [
  'src/features/office/people/web/account-role-dialog.tsx',
  'src/features/office/people/web/custom-roles-dialog.tsx',
  'src/features/office/people/web/people-page.tsx',
  'src/features/office/people/web/person-actions.tsx',
  'src/features/office/people/web/person-tags.tsx',
  'src/features/people/profile/web/account-links.tsx',
  'src/features/people/profile/web/profile-form.tsx',
]

test('no screen decides by a role: what one may do travels with the answer', () => {
  const roles = /\b(accountRole|customRoles|isAdmin|passesRoleGuard|mayReview)\b/
  const isScreen = (path: string) => isWeb(path) || path.startsWith('src/app/shell/')
  const found = product
    .filter(({ path }) => isScreen(path) && !path.endsWith('text.ts'))
    .filter(({ text }) => roles.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')))
    .map(({ path }) => path)
  expect(found.toSorted()).toEqual(showRoles)
})

test('screens ask a right whether it may and why not: the right itself is always true', () => {
  const bare = /\bcan\.\w+\b(?!\.(may|why)\b)/g
  const found = product
    .filter(({ path }) => isWeb(path))
    .flatMap(({ path, text }) => [...text.matchAll(bare)].map(([right]) => `${path}: ${right}`))
  expect(found).toEqual([])
})

/** Machinery behind a screen, which answers a failure itself: queues that send again, a drawing that is cut short. */
const ownFailures = [
  'src/features/learning/quiz/web/answer-queue.ts',
  'src/features/learning/quiz/web/answer-store.ts',
  'src/features/learning/study/web/pdf-document.ts',
  'src/features/learning/study/web/watched-reporter.ts',
]

test('a screen holds no try and no pending of its own: forms and acts are the kernel’s', () => {
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
