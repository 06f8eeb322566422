#!/usr/bin/python3
"""A window with nothing but a WebKit view, which WebKitWebDriver drives: MiniBrowser cannot be as narrow as a phone.

Usage: webkit-window.py FOLDER, where service workers and storage are kept (private views have no service workers).
"""
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# Console errors cannot be read by WebDriver.
RECORDER = """
window.complaints = [];
const complain = (text) => window.complaints.push(String(text));
addEventListener('error', (event) => event.message && complain(event.message));
addEventListener('unhandledrejection', (event) => complain(event.reason));
addEventListener('securitypolicyviolation', (event) => complain(event.violatedDirective + ' ' + event.blockedURI));
const report = console.error;
console.error = (...parts) => { complain(parts.join(' ')); report(...parts); };
"""


def print_view(_scripts, message, view):
    """Prints into the file that the page names: `window.print()` does nothing in a view that is driven by automation."""
    file = message.get_js_value().to_string()
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{file}.part")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    sheet = Gtk.PageSetup()
    sheet.set_paper_size(Gtk.PaperSize.new("na_letter"))
    for set_margin in (sheet.set_top_margin, sheet.set_right_margin, sheet.set_bottom_margin, sheet.set_left_margin):
        set_margin(0.5, Gtk.Unit.INCH)
    operation = WebKit2.PrintOperation.new(view)
    operation.set_page_setup(sheet)
    operation.set_print_settings(settings)
    operation.connect("finished", lambda _: os.rename(f"{file}.part", file))
    operation.print_()


def open_view(_session, context):
    scripts = WebKit2.UserContentManager()
    scripts.add_script(
        WebKit2.UserScript.new(
            f"(() => {{{RECORDER}}})()",
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    scripts.register_script_message_handler("print")
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=scripts)
    scripts.connect("script-message-received::print", print_view, view)
    window = Gtk.Window(decorated=False, default_width=390, default_height=844)
    window.add(view)
    window.show_all()
    window.move(0, 0)
    return view


def start_automation(context, session):
    session.connect("create-web-view", open_view, context)


folder = sys.argv[1]
storage = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
web_context = WebKit2.WebContext.new_with_website_data_manager(storage)
web_context.set_automation_allowed(True)
web_context.connect("automation-started", start_automation)
Gtk.main()
