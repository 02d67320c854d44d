import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openWorld } from './world.ts'

const { app } = await openWorld()

test('the OpenAPI document follows the recommended rules of Redocly', async () => {
  const { body } = await app.kernel.app.inject('/api/openapi.json')
  const problems = await lintFromString({
    source: body,
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  })
  const found = problems.map(({ ruleId, message, location }) => ({
    ruleId,
    message,
    at: location.map(({ pointer }) => pointer),
  }))
  expect(found).toEqual([])
})
