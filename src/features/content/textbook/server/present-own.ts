import { coversFor } from '#src/features/content/picture/server/own-covers.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { ShownPicture } from '#src/shared/picture.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { lacksOfHead } from '../completeness.ts'
import type { bookStates, nextSteps } from '../manage-api.ts'
import type { Facts } from './facts.ts'
import { shownText } from './shown-text.ts'

/** Returns the covers of drafts, as their owner sees them. */
export const coversOf = (kernel: Pick<Kernel, 'db' | 'secret'>, viewer: Viewer, facts: Facts[]) =>
  coversFor(
    kernel,
    viewer,
    facts.flatMap(({ coverFile }) => (coverFile === null ? [] : [coverFile])),
  )

/** Returns what each list and page of a textbook's owner shows of it. */
export function presentOwn(
  facts: Facts,
  { locale, covers }: { locale: Locale; covers: ReadonlyMap<number, ShownPicture> },
) {
  const { head, coverFile } = facts
  return {
    textbookId: facts.textbookId,
    name: shownText(head.name, locale, head.offered),
    cover: {
      theme: head.coverTheme,
      category: facts.category,
      picture: (coverFile === null ? undefined : covers.get(coverFile)) ?? null,
    },
    state: stateOf(facts),
    ...{ chapters: facts.chapters, unreleased: facts.unreleased },
  }
}

const stateOf = (facts: Facts): (typeof bookStates)[number] =>
  facts.published ? 'published' : facts.publishedAt === null ? 'draft' : 'unpublished'

/** Returns the next thing to do with a textbook. */
export function nextOf(facts: Facts): (typeof nextSteps)[number] {
  if (facts.deletedAt !== null) return 'none'
  if (lacksOfHead(facts.head).length > 0) return 'describe'
  if (facts.chapters === 0 || facts.incomplete > 0) return 'chapters'
  if (!facts.published) return 'publish'
  return facts.unreleased > 0 ? 'release' : 'none'
}
