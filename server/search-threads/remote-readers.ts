import type { PracticeSwitches } from '../suppliers/embedded/practice-switches.ts';
import type { HouseContent } from '../suppliers/hotelbeds/house-content.ts';
import type { SearchReaders } from '../suppliers/search-readers.ts';
import { type FromThread, fromFault, type Question, type ToThread } from './messages.ts';

type Answer = Extract<ToThread, { question: number }>;

/** In a thread: readers that query the main thread. */
export function createRemoteReaders(send: (message: FromThread) => void): {
  readers: SearchReaders;
  take(answer: Answer): void;
} {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  const ask = (question: Question) => {
    count += 1;
    const waiting = Promise.withResolvers<unknown>();
    open.set(count, waiting);
    send({ kind: 'question', question: count, asked: question });
    return waiting.promise;
  };
  return {
    // Each answer has the type of its question: see `answerQuestion`.
    readers: {
      stock: {
        takenOf: (units, at, { companyId, reference }) =>
          ask({ about: 'stock', units, at, except: { companyId, reference } }) as Promise<
            Map<string, number>
          >,
      },
      houses: {
        contentsOf: (codes) => ask({ about: 'houses', codes }) as Promise<Map<number, HouseContent>>,
      },
      practice: {
        switchesOf: (companyId) => ask({ about: 'practice', companyId }) as Promise<PracticeSwitches>,
      },
    },
    take(answer) {
      const waiting = open.get(answer.question);
      open.delete(answer.question);
      if (answer.kind === 'answer') waiting?.resolve(answer.value);
      else waiting?.reject(fromFault(answer.fault));
    },
  };
}

/** In the main thread: answers the question of a thread. */
export function answerQuestion(
  { stock, houses, practice }: SearchReaders,
  question: Question,
): Promise<unknown> {
  switch (question.about) {
    case 'stock':
      return stock.takenOf(question.units, question.at, question.except);
    case 'houses':
      return houses.contentsOf(question.codes);
    case 'practice':
      return practice.switchesOf(question.companyId);
  }
}
