import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { questionBody } from '../../../question/body/body.ts'
import type { ReadPaper } from '../../paper-form.ts'
import { readHtml, readText } from '../text/read.ts'
import { summaryOf } from './test-summary.ts'

const folder = join(import.meta.dirname, 'corpus')
const files = readdirSync(folder).filter((name) => /\.(txt|html)$/.test(name))

/** Papers of schools in as many layouts as we know, each with what a person reads in it. */
test.for(files)('the paper %s is read as expected', async (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const paper: ReadPaper = file.endsWith('.html') ? readHtml(text) : readText(text)
  for (const { body } of paper.questions) expect(questionBody.safeParse(body).success).toBe(true)
  await expect(summaryOf(paper)).toMatchFileSnapshot(
    join(folder, file.replace(/\.\w+$/, '.expected')),
  )
})
