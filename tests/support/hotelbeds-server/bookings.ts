import { costAt, euros, hotelAnswer, policiesOf, rateAnswer, type StoredRate } from './rates.ts';
import { type Reply, refuse, reply } from './replies.ts';

interface Pax {
  roomId: number;
  type: string;
  name?: string;
  surname?: string;
}

export interface BookingBody {
  holder?: { name?: string; surname?: string };
  clientReference?: string;
  rooms?: { rateKey: string; paxes?: Pax[] }[];
}

export interface StoredBooking {
  id: string;
  rate: StoredRate;
  clientReference: string;
  paxes: Pax[];
  cancelledFor: number | null;
}

const LONGEST_CLIENT_REFERENCE = 20;

/** The bookings of one account; the same rate can be booked twice, under any client reference. */
export class BookingList {
  readonly bookings: StoredBooking[] = [];

  create({ holder, clientReference = '', rooms = [] }: BookingBody, rate: StoredRate | undefined): Reply {
    const [room] = rooms;
    if (!rate || rate.expired || rate.rateType === 'RECHECK')
      return refuse(400, 'INVALID_DATA', 'Wrong rate key');
    const paxes = room?.paxes ?? [];
    const isComplete =
      Boolean(holder?.name && holder.surname) &&
      clientReference !== '' &&
      clientReference.length <= LONGEST_CLIENT_REFERENCE &&
      paxes.length === rate.rooms * rate.adults &&
      Array.from({ length: rate.rooms }, (_, index) => index + 1).every((roomId) =>
        paxes.some((pax) => pax.roomId === roomId && pax.type === 'AD' && pax.name && pax.surname),
      );
    if (!isComplete) return refuse(400, 'INVALID_DATA', 'Paxes are missing');
    switch (rate.house.situation) {
      case 'paymentNeeded':
        return refuse(402, 'INVALID_DATA', 'Payment data is required');
      case 'dearerAtBooking':
        return refuse(500, 'PRODUCT_ERROR', 'Price has increased from 0 to 1');
      case 'unclearAtBooking':
        return refuse(500, 'PRODUCT_ERROR', 'Booking confirmation error');
      default:
    }
    const id = `207-${String(1_000_000 + this.bookings.length)}`;
    const booking = { id, rate: { ...rate }, clientReference, paxes, cancelledFor: null };
    this.bookings.push(booking);
    return reply(200, { booking: bookingAnswer(booking) });
  }

  list(query: URLSearchParams): Reply {
    const isAsked = query.has('start') && query.has('end') && query.get('status') === 'ALL';
    if (!isAsked) return refuse(400, 'INVALID_REQUEST', 'Days are missing');
    const own = this.bookings.filter((one) => one.clientReference === query.get('clientReference'));
    return reply(200, { bookings: { bookings: own.map(bookingAnswer), from: 1, to: 25, total: own.length } });
  }

  read(id: string): Reply {
    const booking = this.#find(id);
    return booking
      ? reply(200, { booking: bookingAnswer(booking) })
      : refuse(500, 'PRODUCT_ERROR', 'Booking does not exist');
  }

  cancel(id: string, flag: string | null, now: Date): Reply {
    const booking = this.#find(id);
    if (!booking) return refuse(500, 'PRODUCT_ERROR', 'Booking does not exist');
    if (booking.cancelledFor !== null) return refuse(500, 'PRODUCT_ERROR', 'Booking already cancelled');
    if (booking.rate.house.situation === 'notCancellable') {
      return refuse(500, 'PRODUCT_ERROR', 'The hotel does not allow cancellations');
    }
    const cost = costAt(booking.rate, now);
    const cancelled = { ...booking, cancelledFor: cost };
    if (flag === 'CANCELLATION') booking.cancelledFor = cost;
    return reply(200, { booking: bookingAnswer(cancelled) });
  }

  #find(id: string): StoredBooking | undefined {
    return this.bookings.find((booking) => booking.id === id);
  }
}

function bookingAnswer({ id, rate, clientReference, paxes, cancelledFor }: StoredBooking): object {
  const { house, checkIn, checkOut, net } = rate;
  return {
    reference: id,
    clientReference,
    creationDate: new Date().toISOString().slice(0, 10),
    status: cancelledFor === null ? 'CONFIRMED' : 'CANCELLED',
    modificationPolicies: { cancellation: true, modification: true },
    holder: { name: 'HOLDER', surname: 'HOLDER' },
    hotel: {
      ...hotelAnswer(house, [{ ...rateAnswer(rate), cancellationPolicies: policiesOf(rate) }], [rate]),
      checkIn,
      checkOut,
      totalNet: euros(net),
      ...(cancelledFor === null ? {} : { cancellationAmount: euros(cancelledFor) }),
      supplier: { name: 'HOTELBEDS PRODUCT,S.L.U.', vatNumber: 'ESB38877676' },
    },
    paxes,
    totalNet: Number(euros(net)),
    pendingAmount: Number(euros(net)),
    currency: 'EUR',
  };
}
