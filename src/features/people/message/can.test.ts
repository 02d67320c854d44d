import { expect, test } from 'vitest'
import { messageChannels, messageKinds } from '#src/shared/message.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld } from '#tests/world.ts'
import { messageApi } from './contract.ts'

const { newUser } = await openWorld()

test('the rights of each switch match the outcome of the call', async () => {
  const person = await newUser('student')
  const { switches } = await person(messageApi.getSwitches, {})
  expect(switches).toHaveLength(messageKinds.length * messageChannels.length)
  for (const { kind, channel, can } of switches) {
    const act = await person.ask(messageApi.updateSwitch, { kind, channel, enabled: false })
    expectAgreement(can.change, act, `${kind} ${channel}`)
  }
})
