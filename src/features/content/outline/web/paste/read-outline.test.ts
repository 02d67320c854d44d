import { parseDocument } from 'htmlparser2'
import { type AnyNode, hasChildren, isDocument, isTag, isText } from 'domhandler'
import { expect, test } from 'vitest'
import { type HtmlNode, linesOfHtml } from './lines-of-html.ts'
import { linesOfText, readOutline } from './read-outline.ts'
import type { PlannedChapter } from '../planned.ts'

/** Chapters as names with what lies below each. */
type Tree = (string | [string, Tree])[]
const treeOf = (chapters: readonly PlannedChapter[]): Tree =>
  chapters.map(({ name, chapters: below }) => (below.length > 0 ? [name, treeOf(below)] : name))
const ofText = (text: string) => treeOf(readOutline(linesOfText(text)))
const ofHtml = (html: string) => treeOf(readOutline(linesOfHtml(adapted(parseDocument(html)))))

function adapted(node: AnyNode): HtmlNode {
  const name = isTag(node) ? node.name : isText(node) ? '' : isDocument(node) ? 'body' : 'template'
  return {
    name,
    text: isText(node) ? node.data : '',
    attribute: (attribute) => (isTag(node) ? (node.attribs[attribute] ?? '') : ''),
    children: hasChildren(node) ? node.children.map(adapted) : [],
  }
}

const corpus: Record<string, [text: string, tree: Tree]> = {
  'a Chinese textbook': [
    '第一章 国际贸易概述\n第一节 基本概念\n第二节 贸易政策\n第二章 国际贸易术语\n第一节 Incoterms 2020\n一、FOB\n二、CIF\n（一）保险\n（二）运费\n第十章 索赔',
    [
      ['国际贸易概述', ['基本概念', '贸易政策']],
      ['国际贸易术语', [['Incoterms 2020', ['FOB', ['CIF', ['保险', '运费']]]]]],
      '索赔',
    ],
  ],
  'numbers of Arabic chapters': [
    '第1章 绪论\n1.1 研究背景\n1.1.1 国内\n1.1.2 国外\n1.2研究方法\n第2章 模型\n2.1 假设',
    [
      ['绪论', [['研究背景', ['国内', '国外']], '研究方法']],
      ['模型', ['假设']],
    ],
  ],
  'decimal numbers alone': [
    '1 Introduction\n1.1 Scope\n1.2 Terms\n2 Contracts\n2.1 Offer\n10 Claims',
    [['Introduction', ['Scope', 'Terms']], ['Contracts', ['Offer']], 'Claims'],
  ],
  'an official document': [
    '一、总则\n（一）目的\n1. 依据\n2. 范围\n（1）国内\n（2）国外\n（二）原则\n二、附则',
    [['总则', [['目的', ['依据', ['范围', ['国内', '国外']]]], '原则']], '附则'],
  ],
  tabs: [
    'Trade\n\tGoods\n\t\tSteel\n\tServices\nFinance',
    [['Trade', [['Goods', ['Steel']], 'Services']], 'Finance'],
  ],
  'full-width spaces': ['贸易\n　　货物\n　　服务\n金融', [['贸易', ['货物', '服务']], '金融']],
  'an indentation that returns to none': ['A one\n    B\n  C\nD', [['A one', ['B', 'C']], 'D']],
  Markdown: [
    '# Trade **basics**\n\n## Terms ##\n- FOB\n- [CIF](https://example.org)\n  - insurance\n## Payment\n# Law',
    [['Trade basics', [['Terms', ['FOB', ['CIF', ['insurance']]]], 'Payment']], 'Law'],
  ],
  'a task list': ['- [ ] One\n- [x] Two', ['One', 'Two']],
  'a table of contents': [
    '第一章 概述 ........ 1\n第一节 定义……………… 3\n第二章 合同\t12',
    [['概述', ['定义']], '合同'],
  ],
  'nested plain numbers': [
    '1. Trade\n   1. Goods\n   2. Services\n2. Law',
    [['Trade', ['Goods', 'Services']], 'Law'],
  ],
  'English chapters': [
    'Unit 1: Trade\nLesson 1 Goods\nLesson 2 Services\nUnit 2: Law\nChapter IV Claims',
    [
      ['Trade', ['Goods', 'Services']],
      ['Law', ['Claims']],
    ],
  ],
  'projects and tasks': [
    '项目一 报关\n任务一 准备单证\n任务二 申报\n项目二 报检',
    [['报关', ['准备单证', '申报']], '报检'],
  ],
  'modules around chapters': [
    '模块一 基础\n第一章 概念\n第二章 术语\n模块二 实务\n第三章 合同',
    [
      ['基础', ['概念', '术语']],
      ['实务', ['合同']],
    ],
  ],
  signs: ['● 贸易\n○ 货物\n● 金融', [['贸易', ['货物']], '金融']],
  rings: ['1、概述\n①定义\n②分类\n2、合同', [['概述', ['定义', '分类']], '合同']],
  letters: ['A. Goods\nB. Services\nC. Law', ['Goods', 'Services', 'Law']],
  'lines without any sign': ['概述\n\n合同\n支付', ['概述', '合同', '支付']],
  'a name that is only a number': ['第一章\n第二章', ['第一章', '第二章']],
  'years, sizes and amounts are no numbers': [
    '2024年国际贸易形势\n3D打印技术\n100个案例\n第一季度报告',
    ['2024年国际贸易形势', '3D打印技术', '100个案例', '第一季度报告'],
  ],
  'short words below a chapter': ['第一章 概述\n导言\n第二章 合同', [['概述', ['导言']], '合同']],
  nothing: [' \n\n----\n', []],
}

for (const [name, [text, tree]] of Object.entries(corpus)) {
  test(`an outline of text: ${name}`, () => expect(ofText(text)).toEqual(tree))
}

test('a paragraph below a chapter is its introduction', () => {
  const [one, two] = readOutline(
    linesOfText('第一章 概述\n本章介绍国际贸易的产生与发展。\n并说明其分类。\n第二章 合同'),
  )
  expect(one).toMatchObject({ introduction: '本章介绍国际贸易的产生与发展。\n并说明其分类。' })
  expect(two).toMatchObject({ name: '合同', introduction: '' })
})

test('a long name is kept whole', () => {
  const long = '国际贸易'.repeat(30)
  expect(ofText(`第一章 ${long}`)).toEqual([long])
})

test('headings and lists of HTML', () => {
  expect(
    ofHtml(`<h1>第一章 概述</h1><h2>1.1 定义</h2><ul><li><p>广义</p><ul><li>货物</li></ul></li><li>狭义</li></ul>
      <h2>1.2 分类</h2><h1>第二章 合同</h1><p>合同是双方的约定，本章说明其订立、履行与违约责任以及争议的解决方式。</p>`),
  ).toEqual([['概述', [['定义', [['广义', ['货物']], '狭义']], '分类']], '合同'])
})

test('items and headings as Word marks them', () => {
  const item = (level: number, number: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:21pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${number}<span>&nbsp;&nbsp; </span></span><!--[endif]--><span>${text}</span></p>`
  expect(
    ofHtml(
      `<style>p {}</style>${item(1, '1.', 'Trade')}${item(2, 'a.', 'Goods')}${item(2, 'b.', 'Services')}${item(1, '2.', 'Law')}`,
    ),
  ).toEqual([['Trade', ['Goods', 'Services']], 'Law'])
  expect(
    ofHtml(
      `<p class=MsoNormal style='mso-outline-level:1'>第一章&nbsp;概述</p><p style='mso-outline-level:2'>第一节　定义</p><p style='mso-outline-level:1'>第二章 合同</p>`,
    ),
  ).toEqual([['概述', ['定义']], '合同'])
  expect(ofHtml(`<p class=MsoToc1>第一章 概述...... 1</p><p class=MsoToc2>定义</p>`)).toEqual([
    ['概述', ['定义']],
  ])
})

test('lines that lie deeper and deeper are read to one level more than fits', () => {
  const text = Array.from({ length: 3000 }, (_, at) => `${' '.repeat(at)}line ${at}`).join('\n')
  let levels = 0
  for (let at = readOutline(linesOfText(text)); at[0]; at = at[0].chapters) levels += 1
  expect(levels).toBe(21)
})
