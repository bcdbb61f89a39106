export const confirmation = {
  pageTitle: "Your booking",
  home: "Back to home",
  icon: "Success",
  title: "Your booking is confirmed!",
  text: "We’ll email you the details of your booking.",
  service: "Service",
  serviceName: "Booking",
  checkIn: "Check-in",
  checkOut: "Check-out",
  from: "from {{hour}}",
  until: "until {{hour}}",
  name: "Name",
  email: "Email",
  guests: "Guests",
  rooms: "Rooms",
  phone: "Phone",
  cancellation: "Cancellation",
  notGiven: "Not provided",
  ownPage: "See my booking",
  calendar: "Add to calendar",
  message: "Hi! This is about my booking {{code}}: {{listing}}, {{stay}}.",
  summary: "Booking summary",
  code: "Booking code",
  copy: "Copy code",
  copied: "Code copied.",
  copyFailed: "We couldn’t copy the code. Please write it down.",
  plain: "Success",
  askAbout: "Hi! I have a question about booking {{code}}.",
  askAboutPayment: "Hi! I have a question about a payment I made on your site.",
  waiting: {
    heading: "Confirming your booking",
    label: "Confirming your booking. This takes a few seconds.",
    processing:
      "Your payment was sent, but the bank hasn’t confirmed it yet. Your nights are still reserved for you. Once the bank confirms, your booking appears here and we email it to you.",
    unknown:
      "This is taking longer than it should: we don’t know yet whether your payment went through. We keep checking. If it did, your booking is confirmed automatically and emailed to you, even if you close this page.",
    code: "Booking code: {{code}}",
  },
  unpaid: {
    heading: "The payment wasn’t completed",
    text: "You weren’t charged. You can go back to the room and pay whenever you’re ready.",
  },
  expired: {
    heading: "Time to pay ran out",
    text: "The nights were released and you weren’t charged. If they’re still available, just book again.",
  },
  cancelled: {
    heading: "This booking was cancelled",
    text: "Your cancellation email says how much we refunded. To come on other dates, choose a room. If you didn’t ask to cancel, please contact us.",
  },
  unknown: {
    heading: "We couldn’t find this payment",
    text: "The link may be incomplete. If you paid, you’ll get a confirmation by email. If you’re not sure, contact us.",
  },
  lost: {
    heading: "The nights were no longer available",
    text: "Your payment arrived too late, and somebody else booked first. You won’t lose anything: you get the full amount back.",
    due: "We will refund {{amount}} the way you paid. For cards, banks usually take 5 to 10 business days.",
    pending:
      "{{amount}} has been on its way since {{day}}, the way you paid. For cards, banks usually take 5 to 10 business days.",
    succeeded:
      "{{amount}} was refunded on {{day}}, the way you paid. For cards, banks usually take 5 to 10 business days to show it.",
    failed:
      "{{amount}} could not be refunded the way you paid: we will return it by Pix or in cash.",
  },
  returned: {
    heading: "Your payment was refunded",
    text: "We refunded your payment before the booking was confirmed, and the nights are available again. If you didn’t expect this, please contact us.",
  },
  noSession: {
    heading: "No payment found",
    text: "This link doesn’t include a payment. If you’ve already booked, the confirmation is in your email.",
  },
  backToRoom: "Back to the room",
  backToRooms: "See the rooms",
};
