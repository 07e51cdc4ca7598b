import { messageOperations } from '#contract/messages.ts';
import { markMessageSeen } from '#server/features/messages/received-messages.service.ts';
import { announce, listMessageChoices, remind } from '#server/features/messages/send-messages.service.ts';
import {
  listMessagePeople,
  listSentMessages,
  takeBackMessage,
} from '#server/features/messages/sent-messages.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const messageRoutes = bindHandlers(messageOperations, {
  choices: listMessageChoices,
  announce,
  remind,
  sent: listSentMessages,
  people: listMessagePeople,
  takeBack: takeBackMessage,
  see: markMessageSeen,
});
