export const confirmation = {
  pageTitle: "Your booking",
  home: "Back to home",
  icon: "Success",
  title: "Your booking is made!",
  text: "The details of your booking will be sent to your email.",
  service: "Service",
  serviceName: "Booking",
  checkIn: "Check-in",
  checkOut: "Check-out",
  from: "from {{hour}}",
  until: "until {{hour}}",
  name: "Name",
  email: "Email",
  notGiven: "Not given",
  calendar: "Add to calendar",
  message: "Hi! I made the booking {{code}}, arriving on {{checkIn}}.",
  summary: "Booking summary",
  code: "Booking code",
  copy: "Copy code",
  copied: "Code copied.",
  copyFailed: "The code could not be copied. Please write it down.",
  plain: "Success",
  askAbout: "Hi! I would like to ask about the booking {{code}}.",
  askAboutPayment: "Hi! I would like to ask about a payment I made on the site.",
  waiting: {
    heading: "Confirming the booking",
    label: "Confirming your booking. It takes a few seconds.",
    processing:
      "Your payment was sent and the bank has not yet confirmed that we received it. The nights are still kept for you. As soon as it confirms, the booking shows here and goes to your email.",
    unknown:
      "This is taking longer than it should: we do not know yet whether the payment was received. We keep asking. If it went through, the booking confirms itself and goes to your email, even with this page closed.",
    code: "Booking code: {{code}}",
  },
  unpaid: {
    heading: "The payment was not made",
    text: "Nothing was charged. Go back to the room whenever you like and pay in your own time.",
  },
  expired: {
    heading: "The time to pay ran out",
    text: "The nights were released and nothing was charged. If they are still free, just book again.",
  },
  cancelled: {
    heading: "This booking was cancelled",
    text: "The cancellation email says how much we gave back. To come on another date, choose a room. If you did not ask to cancel, talk to us.",
  },
  unknown: {
    heading: "We could not find this payment",
    text: "The address may have come incomplete. If you paid, the confirmation comes by email. When in doubt, talk to us.",
  },
  lost: {
    heading: "The nights were no longer free",
    text: "We received the payment after its time, and somebody else booked first. You lose nothing: we return the whole amount.",
    refund:
      "{{amount}} on its way to your card since {{day}}. Banks usually take 5 to 10 business days.",
  },
  noSession: {
    heading: "This address has no payment",
    text: "There is no payment in this address. If you have already booked, the confirmation is in your email.",
  },
  backToRoom: "Back to the room",
  backToRooms: "See the rooms",
};
