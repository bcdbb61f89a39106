(() => {
  const { maps } = window.google;
  const listenersOf = new WeakMap();

  class MapsEventListener {
    constructor(instance, name, handler) {
      Object.assign(this, { instance, name, handler });
    }

    remove() {
      listenersOf.get(this.instance)?.delete(this);
    }
  }

  const event = {
    addListener(instance, name, handler) {
      const listener = new MapsEventListener(instance, name, handler);
      if (!listenersOf.has(instance)) listenersOf.set(instance, new Set());
      listenersOf.get(instance).add(listener);
      return listener;
    },

    addListenerOnce(instance, name, handler) {
      const listener = event.addListener(instance, name, (...args) => {
        listener.remove();
        handler.apply(instance, args);
      });
      return listener;
    },

    removeListener(listener) {
      listener?.remove();
    },

    clearListeners(instance, name) {
      for (const listener of listenersOf.get(instance) ?? []) {
        if (listener.name === name) listener.remove();
      }
    },

    clearInstanceListeners(instance) {
      listenersOf.delete(instance);
    },

    trigger(instance, name, ...args) {
      for (const listener of [...(listenersOf.get(instance) ?? [])]) {
        if (listener.name === name) listener.handler.apply(instance, args);
      }
    },
  };

  class MVCObject {
    addListener(name, handler) {
      return event.addListener(this, name, handler);
    }
  }

  Object.assign(maps, { event, MapsEventListener, MVCObject });
})();
