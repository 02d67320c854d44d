import { type AnyExtension, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions'
import type { Ask } from './asking.ts'
import { Callout, DocumentNode, FilmNode } from './block-nodes.ts'
import { Formula, FormulaBlock } from './formula-nodes.ts'
import { GapNode, type Gaps } from './gap-node.ts'
import { Link, Subscript, Superscript } from './marks.ts'
import { PictureNode } from './picture-node.ts'

/** full – whole texts; short – explanations, feedback; line – one line without blocks, for options. */
export type Size = 'full' | 'short' | 'line'

interface Given {
  size: Size
  placeholder: string
  ask: (ask: Ask) => void
  gaps: Gaps | undefined
  words: { wordsMissing: string; uploading: string; film: string }
}

/** The schema of a text and its commands: all that the server's sanitiser keeps, and nothing else. */
export function extensionsOf({ size, placeholder, ask, gaps, words }: Given): AnyExtension[] {
  const inLine = [
    Text,
    Paragraph,
    // The kit of the library would bring its links with every name of a top-level domain: 12 kB.
    ...[Bold, Italic, Underline, Strike, Code, Subscript, Superscript, Link],
    UndoRedo,
    Dropcursor.configure({ color: 'var(--action)', width: 2 }),
    Formula.configure({ ask }),
    PictureNode.configure({ ask, wordsMissing: words.wordsMissing, uploading: words.uploading }),
    Placeholder.configure({ placeholder }),
    // Texts with gaps keep them where gaps cannot be added.
    GapNode.configure({ add: () => gaps?.add() ?? '' }),
  ]
  if (size === 'line') return [OneLine, ...inLine]
  return [
    Blocks,
    ...inLine,
    ...[HardBreak, Blockquote, CodeBlock, HorizontalRule, Gapcursor, TrailingNode],
    ...[BulletList, OrderedList, ListItem, ListKeymap],
    Heading.configure({ levels: [3, 4] }),
    FormulaBlock.configure({ ask }),
    ...[PlainTable, TableRow, TableHeader, TableCell],
    Callout,
    FilmNode.configure({ film: words.film }),
    DocumentNode,
  ]
}

// Named apart from the document of one's files.
const Blocks = Node.create({ name: 'doc', topNode: true, content: 'block+' })

/** A document of one paragraph, in which Enter adds nothing. */
const OneLine = Node.create({
  name: 'doc',
  topNode: true,
  content: 'paragraph',
  addKeyboardShortcuts: () => ({ Enter: () => true, 'Shift-Enter': () => true }),
})

/** Widths of columns are not stored. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({
  resizable: false,
})
